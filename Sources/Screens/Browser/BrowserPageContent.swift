/// The page of `BrowserPage`: a bar with the window's title and the state of the connection, and the window beneath.
enum BrowserPageContent {
    /// - Parameter isUsualPort: Whether the port is the window's own, and not one that somebody put into the page's address.
    static func html(title: String, vncPort: Int, isUsualPort: Bool) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(title))</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="page.css">
        <script type="module" src="page.js"></script>
        </head>
        <body data-vnc-port="\(vncPort)"\(isUsualPort ? "" : " data-other-port") data-state="connecting">
        <header>
        <h1 id="title">\(escaped(title))</h1>
        <p id="state" role="status">Connecting…</p>
        </header>
        <main id="window"></main>
        <form id="login" hidden>
        <label for="password">This window has a password</label>
        <input id="password" type="password" autocomplete="current-password" maxlength="8" required>
        <button>Open</button>
        </form>
        <noscript>The window is drawn by JavaScript, which is switched off.</noscript>
        </body>
        </html>

        """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    static let css = """
        :root {
            color-scheme: light dark;
            --ground: #ececee; --bar: #f8f8f9; --line: #d9d9dd; --text: #2c2c30; --quiet: #6b6b73;
            --good: #2e9e5b; --wait: #c08a1e; --bad: #c8453b; --accent: #2f6fde;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --ground: #1a1a1d; --bar: #232327; --line: #34343a; --text: #e7e7ea; --quiet: #9b9ba5;
                --good: #4cc07c; --wait: #dcae4d; --bad: #e7736a; --accent: #6fa0f5;
            }
        }
        [hidden] { display: none !important; }
        html, body { height: 100%; margin: 0; }
        body {
            display: flex; flex-direction: column; overflow: hidden;
            background: var(--ground); color: var(--text);
            font: 14px/1.4 system-ui, "Inter", sans-serif;
        }
        header {
            display: flex; align-items: center; justify-content: space-between; gap: 16px;
            padding: 0 14px; height: 34px; flex: none;
            background: var(--bar); border-bottom: 1px solid var(--line);
        }
        h1 { margin: 0; font-size: 13px; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #state { margin: 0; font-size: 12px; color: var(--quiet); white-space: nowrap; }
        #state::before {
            content: ""; display: inline-block; width: 8px; height: 8px; margin-right: 7px; border-radius: 50%;
            background: var(--wait);
        }
        [data-state="connected"] #state::before { background: var(--good); }
        [data-state="lost"] #state::before { background: var(--bad); }
        main { flex: 1; min-height: 0; }
        form {
            position: fixed; inset: 34px 0 0; margin: auto; height: fit-content; width: 260px;
            display: flex; flex-direction: column; gap: 12px; padding: 22px;
            background: var(--bar); border: 1px solid var(--line); border-radius: 12px;
        }
        input, button { font: inherit; padding: 8px 10px; border-radius: 7px; border: 1px solid var(--line); }
        input { background: var(--ground); color: inherit; }
        button { background: var(--accent); border-color: transparent; color: white; font-weight: 600; }
        :is(input, button):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        @media (prefers-color-scheme: dark) { button { color: #10151f; } }
        noscript { padding: 24px; }

        """

    static let javaScript = script + clipboardScript

    private static let script = """
        import RFB from "./core/rfb.js";

        const body = document.body;
        const title = document.getElementById("title");
        const state = document.getElementById("state");
        const login = document.getElementById("login");
        const password = document.getElementById("password");
        const place = document.getElementById("window");
        const options = new URLSearchParams(location.search);
        // Checked by the server: a number, and nothing that could lead to another host.
        const port = Number(body.dataset.vncPort);
        const elsewhere = "otherPort" in body.dataset ? ` to port ${port}` : "";
        const secure = location.protocol === "https:";
        let attempts = 0;
        let refused = false;

        // The host's window follows this page, unless the address says "?resize=scale": then its picture is scaled.
        const leads = options.get("resize") !== "scale";
        const dark = matchMedia("(prefers-color-scheme: dark)");
        let connected = null;
        let waiting = null;
        let line = null;
        let viewer = null;

        // The host's own message of RFB, see docs/decisions/0035-the-window-follows-its-page.md. The host takes a scale
        // from 1 to 4 and sides of up to 8192 pixels.
        function describe() {
            const scale = Math.min(Math.max(devicePixelRatio, 1), 4);
            const box = place.getBoundingClientRect();
            const side = (length) => Math.min(Math.max(Math.round(length * scale), 1), 8192);
            const message = new DataView(new ArrayBuffer(8));
            message.setUint8(0, 77);
            message.setUint8(1, dark.matches ? 2 : 1);
            message.setUint16(2, side(box.width));
            message.setUint16(4, side(box.height));
            message.setUint16(6, Math.round(scale * 1024));
            return new Uint8Array(message.buffer);
        }

        // RFB's messages are sent whole, so that another one can go between them.
        function tell() {
            waiting = null;
            if (connected !== null && connected.readyState === 1) { connected.send(describe()); }
        }

        // While a window is dragged larger its size changes with each frame.
        function tellSoon() {
            waiting ??= setTimeout(tell, 100);
        }

        // A query for a resolution is true for that one only, so there has to be a new one after each change.
        function watchScale() {
            const same = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
            same.addEventListener("change", () => { tellSoon(); watchScale(); }, { once: true });
        }

        if (leads) {
            new ResizeObserver(tellSoon).observe(place);
            dark.addEventListener("change", tellSoon);
            watchScale();
        }

        function show(name, text) {
            body.dataset.state = name;
            state.textContent = text;
        }

        function connect() {
            show("connecting", attempts === 0 ? "Connecting…" : "Reconnecting…");
            const url = `${secure ? "wss" : "ws"}://${location.hostname}:${port}`;
            const socket = new WebSocket(url);
            const rfb = new RFB(place, socket, { shared: true });
            rfb.background = "transparent";
            rfb.scaleViewport = true;
            // Text must not blur, and the network is mostly this machine.
            rfb.qualityLevel = 9;
            rfb.compressionLevel = 1;
            rfb.addEventListener("connect", () => {
                attempts = 0;
                refused = false;
                login.hidden = true;
                [line, viewer] = [socket, rfb];
                if (leads) {
                    connected = socket;
                    tell();
                }
                show("connected", `Connected${elsewhere}`);
                rfb.focus();
            });
            rfb.addEventListener("clipboard", (event) => { keep(event.detail.text); });
            rfb.addEventListener("desktopname", (event) => {
                if (event.detail.name === "") { return; }
                title.textContent = event.detail.name;
                document.title = event.detail.name;
            });
            rfb.addEventListener("credentialsrequired", () => {
                show("connecting", refused ? "That was not the password" : "Waiting for the password");
                login.hidden = false;
                password.focus();
                login.onsubmit = (event) => {
                    event.preventDefault();
                    login.hidden = true;
                    rfb.sendCredentials({ password: password.value });
                    password.value = "";
                };
            });
            rfb.addEventListener("securityfailure", () => { refused = true; });
            rfb.addEventListener("disconnect", () => {
                connected = null;
                [line, viewer] = [null, null];
                login.hidden = true;
                show("lost", refused ? "Wrong password" : "Connection lost");
                attempts += 1;
                setTimeout(connect, Math.min(500 * attempts, 5000));
            });
        }

        connect();

        """

    /// The clipboard of the browser and that of the window. What is copied in the window goes to the browser as soon as the host tells. What is in
    /// the browser goes to the host when the user pastes, ahead of the key, by the extended clipboard of RFB: noVNC has no way for text beyond
    /// Latin-1 without being asked.
    private static let clipboardScript = #"""
        function keep(received) {
            const text = received.replaceAll("\r\n", "\n");
            // A page that was loaded over the network without TLS has not got this.
            if (navigator.clipboard) {
                navigator.clipboard.writeText(text).catch(() => {});
                return;
            }
            const fill = (event) => {
                event.clipboardData.setData("text/plain", text);
                event.preventDefault();
            };
            document.addEventListener("copy", fill);
            document.execCommand("copy");
            document.removeEventListener("copy", fill);
        }

        // The host takes a mebibyte, in a stream of zlib without an end whose blocks hold bytes as they are (RFC 1951, 3.2.4).
        function clipboardMessage(text) {
            const bytes = new TextEncoder().encode(text.replace(/\r\n|\r|\n/g, "\r\n") + "\0");
            if (bytes.length > 1000000) { return null; }
            const plain = new Uint8Array(4 + bytes.length);
            new DataView(plain.buffer).setUint32(0, bytes.length);
            plain.set(bytes, 4);
            const most = 65535;
            const message = new Uint8Array(14 + Math.ceil(plain.length / most) * 5 + plain.length);
            const view = new DataView(message.buffer);
            view.setUint8(0, 6);
            view.setInt32(4, 8 - message.length);
            view.setUint32(8, 0x10000001);
            view.setUint16(12, 0x7801);
            let place = 14;
            for (let start = 0; start < plain.length; start += most) {
                const block = plain.subarray(start, start + most);
                view.setUint16(place + 1, block.length, true);
                view.setUint16(place + 3, ~block.length & 0xffff, true);
                message.set(block, place + 5);
                place += 5 + block.length;
            }
            return message;
        }

        // The key that waits for the browser to say what there is to paste.
        let pasting = null;

        // A letter is where the user's layout has it; one of another script stands for the key of an American keyboard.
        function pastingKey(event) {
            if (event.altKey) { return null; }
            if (event.code === "Insert" && event.shiftKey && !event.ctrlKey) { return { keysym: 0xff63, code: "Insert" }; }
            if (!event.ctrlKey && !event.metaKey) { return null; }
            const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code === "KeyV" ? "v" : "";
            return letter === "v" ? { keysym: event.shiftKey ? 0x56 : 0x76, code: "KeyV" } : null;
        }

        function finishPasting() {
            if (pasting === null) { return; }
            const key = pasting;
            pasting = null;
            viewer?.sendKey(key.keysym, key.code);
        }

        // Before noVNC, which would keep the browser from pasting.
        addEventListener("keydown", (event) => {
            const key = line === null || !login.hidden ? null : pastingKey(event);
            if (key === null) { return; }
            event.stopImmediatePropagation();
            if (event.repeat) { return; }
            pasting = key;
            // Some browsers have nothing to say where no text is edited.
            setTimeout(finishPasting, 100);
        }, true);

        addEventListener("paste", (event) => {
            if (pasting === null) { return; }
            const text = event.clipboardData.getData("text/plain");
            const message = text === "" ? null : clipboardMessage(text);
            if (message !== null && line.readyState === 1) { line.send(message); }
            finishPasting();
        });

        """#
}
