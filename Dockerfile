# One image for the host and for every plugin of this repository; compose.yaml gives each its command.
# docs/Deploying.md says what runs where.

FROM swift:6.3-bookworm AS builder
WORKDIR /mullion
COPY scripts/install-packages scripts/packages.txt scripts/
# Of novnc only the scripts that browsers run are wanted, not the server software that it depends on.
RUN scripts/install-packages build \
    && apt-get -qq download novnc \
    && dpkg-deb --extract novnc_*.deb /novnc
COPY Package.swift ./
COPY scripts/build-demo scripts/build-environment scripts/
COPY Sources Sources
COPY Plugins Plugins
COPY Examples Examples
# Package.swift names these too; none is built.
COPY Tests Tests
COPY Tools Tools
COPY Benchmarks Benchmarks
# The programs, their resources, and of Swift's libraries those that they load; a program looks for them beside itself.
# Line numbers for debuggers are more than half of a program, and stay behind; names of functions do not.
RUN --mount=type=cache,target=/mullion/.build \
    programs=$(scripts/build-demo release mullion) \
    && mkdir -p /programs \
    && cp --dereference $programs /programs \
    && strip --strip-debug /programs/* \
    && cp --recursive "$(dirname "$(echo "$programs" | head -n 1)")"/mullion_*.resources /programs \
    && ldd $programs | awk '$3 ~ "/usr/lib/swift/linux/" { print $3 }' | sort -u | xargs cp --dereference -t /programs

FROM debian:bookworm-slim
# Copied, not mounted: podman would not notice that the list has changed.
COPY scripts/install-packages scripts/packages.txt /tmp/setup/
RUN /tmp/setup/install-packages run \
    && rm -rf /tmp/setup /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt/* /var/log/dpkg.log
COPY --from=builder /novnc/usr/share/novnc /usr/share/novnc
COPY --from=builder /novnc/usr/share/doc/novnc/copyright /usr/share/doc/novnc/copyright
COPY --from=builder /programs /usr/lib/mullion
# They make the keys with which plugins come through a gate.
COPY deploy/make-keys deploy/print-secrets /usr/lib/mullion/
# A new volume takes owner and mode from the folder that it is mounted on, and hosts refuse a folder that others can use.
RUN useradd --uid 1000 --home-dir /nonexistent --no-create-home --shell /usr/sbin/nologin mullion \
    && install -d -o mullion -g mullion -m 0700 /run/mullion /run/mullion/plugins /run/mullion/keys /run/mullion/keys/gate \
    && for manifest in /usr/lib/mullion/mullion_*.resources/plugin.json; do \
        identifier=$(sed -n 's/.*"identifier"[[:space:]]*:[[:space:]]*"\([^"]*\)".*/\1/p' "$manifest") \
        && install -d -o mullion -g mullion -m 0700 \
            "/run/mullion/plugins/$identifier" "/run/mullion/keys/$identifier" || exit 1; \
    done \
    && fc-cache --system-only
USER mullion
ENV PATH=/usr/lib/mullion:/usr/bin:/bin \
    MULLION_HEALTH_SOCKET=/tmp/mullion-health
CMD ["DemoHost", "--screen", "offscreen"]
