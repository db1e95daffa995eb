import CoreGraphics
import PluginProtocol
import QuartzCore

extension Attack {
    /// Paths far beyond the numbers that Cairo has. Each coordinate and each transform is one that may be.
    static let paths: [Attack] = [
        Attack("C5", "clips and fills whose corners wrap around", [wrappedClips]),
        Attack("C5", "areas and clips through transforms of every size", drawing: starsOfEverySize),
        Attack(
            "C5", "lines, dashes and gradients through transforms of every size", images: [dot],
            drawing: linesOfEverySize),
    ]

    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)

    /// Random, and found by chance, in a scene of 710 x 600 points: the sweep in which Cairo cuts an area with a clip lost an edge.
    private static var wrappedClips: LayerCommit {
        var root = LayerUpdate.plain(1, size: pane)
        var outer = LayerUpdate.plain(2, size: CGSize(width: 588.4224413510376, height: 666.9197594716492))
        outer.geometry?.position = CGPoint(x: -662.727553327092, y: 1)
        outer.geometry?.transform = CGAffineTransform(
            a: -238.48851088420975, b: 309.71485069256175, c: 553.231949931092, d: 629.2479695776392, tx: 0, ty: 0)
        outer.contents = .drawing(RecordedDrawing(commands: outerCommands), gravity: .left)
        var inner = LayerUpdate.plain(3, size: CGSize(width: 24.121797210775867, height: 141.14728516638615))
        inner.geometry?.position = CGPoint(x: 1, y: 1e-9)
        inner.geometry?.transform = CGAffineTransform(
            a: 423.77403189214306, b: -248.32473161513155, c: -558.4667726902533, d: 57.53262129819939, tx: 0, ty: 0)
        inner.contents = .drawing(RecordedDrawing(commands: innerCommands), gravity: .bottomRight)
        outer.clipping = .init(masksToBounds: true)
        outer.visibility = .init(isHidden: false, opacity: 0.5)
        outer.appearance?.backgroundColor = red
        outer.sublayers = [inner.id]
        root.sublayers = [outer.id]
        return LayerCommit(root: root.id, updates: [root, outer, inner])
    }

    private static var outerCommands: [RecordedDrawing.Command] {
        [
            .clip(
                .steps(
                    "LQ",
                    [
                        -668.5842893145315, 615.540621133872, -229.4286685014083, 1e-300, 58.801574667089085, 1,
                    ]), .evenOdd),
            .fill(
                .steps(
                    "CZCLQCCZ",
                    [
                        224.5327807694124, 1e9, -162.9258410161068, -153.04574906527262, 1, 1, -382.5457743029407,
                        -460.76107904535326, -92.53695742093453, 671.5286261424915, -1, -232.29169315717928,
                        -415.16991265891045, -164.30598828071993, 134.5416609975797, 0, -323.2958459745963,
                        -565.8238322053031, -65.8605896694396, 1e-9, -698.3142242207904, 179.07065736718516,
                        -452.89240372669497, 0, 14.456596172365266, 323.5072334816075, 1, -1e9, 601.6697464355082, -1e9,
                    ]), .winding, red),
        ]
    }

    private static var innerCommands: [RecordedDrawing.Command] {
        [
            .fill(
                .steps(
                    "QL",
                    [
                        343.61792905760285, 306.81630152643675, 662.9179176431871, 46.06322684589304, 1e9,
                        397.85105242886925,
                    ]), .winding, red),
            .fill(
                .steps(
                    "CLCLQMQZZ",
                    [
                        1e-300, 1, 0, -25.402095879015974, 69.57119172132275, -90.00912922139173, 1,
                        -399.07079277414346, -118.53302637947047, -4.129429630123013, 1e-300,
                        -389.944482954908, 654.3137145379735, 1e-9, 517.6064969277452, 255.63992176000306, 1e-9,
                        147.2445972547581, 569.5365563181099, 377.38352085759493, 86.77434171069956,
                        -85.55567900785445, -489.8677160212238, -365.25839724840284, -75.22760709290856, -1,
                    ]), .evenOdd, red),
            .clip(
                .steps(
                    "QQLMLZMCZC",
                    [
                        203.04444333460822, -99.72976131166979, -611.4723276194941, 551.6484532026936, 675.605798156141,
                        554.1873273304852, 348.54260439667723, -1e9, 543.2188076480465, 1e9,
                        -290.45127400716393, 1, -433.9028585220338, 1e-300, 86.74971017364999, 113.21133492736374,
                        1e-300, 675.8092954230387, -17.26455665151468, -1, 1, 120.46932472777496,
                        0, -639.3977934288057, 422.68726196284365, 407.7751847681661, 0, 355.61478406386345,
                    ]), .winding),
            .fill(
                .steps(
                    "Q",
                    [
                        -681.5750265353812, 565.0772069158131, 1e9, 1,
                    ]), .evenOdd, red),
            .clip(
                .steps(
                    "CLLQMC",
                    [
                        -499.74240619951297, 210.60893545802094, -1e9, 454.3610062206758, -246.5428229772249,
                        295.1608418755601, 1e-300, 1e-9, -532.1033126189291, -424.5117910742357,
                        399.279066903272, -50.73248549619029, -566.6863606459731, 652.9418773548234, 1e-300,
                        506.92807752724684, 1e9, 504.381569325363, 1e-300, 1e9, -341.550894227696,
                        367.90865493094134,
                    ]), .evenOdd),
            .fill(
                .steps(
                    "LMLQLQL",
                    [
                        1, 293.7573675805994, -100.03979212014144, 1e-300, 1e9, 591.4475230538928, -567.3573727325376,
                        -530.4254962725315, -149.6655498762624, -543.174654907336, 1e9,
                        235.21843167070404, 564.1185722171556, 1e-300, 511.4043123190954, -552.6847049291142,
                        618.0182242962953, 1e9,
                    ]), .evenOdd, red),
            .stroke(
                .steps(
                    "QM",
                    [
                        -526.3570526376576, -129.42481995641276, -53.50671417485739, 1, 580.8246957752795, 1,
                    ]),
                CGDrawing.Stroke(width: 1e9, cap: .round, join: .round, miterLimit: 10), red),
        ]
    }

    private static let sizes: [CGFloat] = [1e-6, 1e-3, 1, 424, 1e4, 1e6, 1e9]

    /// A star whose corners are further away from each other than anything is large.
    private static func star(_ corners: Int, _ radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for corner in 0..<corners {
            let angle = CGFloat(corner) * 2.4
            let end = CGPoint(x: 200 + radius * cos(angle), y: 150 + radius * sin(angle) * 0.9)
            if corner == 0 { path.move(to: end) } else { path.addLine(to: end) }
        }
        path.closeSubpath()
        return path.copy() ?? path
    }

    private static var starsOfEverySize: [RecordedDrawing.Command] {
        sizes.flatMap { size in
            [
                .saveState, .concatenate(CGAffineTransform(scaleX: size, y: size).rotated(by: 0.1)),
                .clip(star(11, 1e9), .evenOdd), .clip(star(7, 4e6 / size), .winding),
                .fill(star(9, 1e9), .evenOdd, red),
                .fill(star(13, 2e4 / size), .winding, red), .restoreState,
            ] as [RecordedDrawing.Command]
        }
    }

    private static var linesOfEverySize: [RecordedDrawing.Command] {
        let gradient = CGGradient(stops: [
            .init(location: 0, color: red), .init(location: 1, color: CGColor(gray: 0, alpha: 1)),
        ])
        return sizes.flatMap { size in
            [
                .saveState, .concatenate(CGAffineTransform(scaleX: size, y: 1 / size).rotated(by: 0.1)),
                .stroke(star(9, 1e9), CGDrawing.Stroke(width: 1e9, cap: .round, join: .miter, miterLimit: 1e9), red),
                .stroke(
                    star(5, 1e9),
                    CGDrawing.Stroke(width: 3, cap: .round, join: .round, miterLimit: 10, dash: [5, 1e9]), red),
                .setShadow(CGDrawing.Shadow(offset: CGSize(width: 1e5, height: -1e5), blur: 9, color: red)),
                .stroke(
                    star(5, 3e4), CGDrawing.Stroke(width: 300 / size, cap: .butt, join: .miter, miterLimit: 1e9), red),
                .gradient(
                    CGDrawing.Gradient(gradient, .linear(from: CGPoint(x: -1e9, y: 0), to: CGPoint(x: 1e9, y: 1)))),
                .gradient(
                    CGDrawing.Gradient(
                        gradient, .radial(from: .zero, fromRadius: 1e9, to: CGPoint(x: 1e9, y: 1), toRadius: 1))),
                .gradient(CGDrawing.Gradient(gradient, .conic(center: CGPoint(x: 1e9, y: -1e9), angle: 1))),
                .image(ImageHash(dot), CGRect(x: -1e9, y: -1e-9, width: 2e9, height: 1e9)), .restoreState,
            ] as [RecordedDrawing.Command]
        }
    }
}

extension CGPath {
    /// A path of steps as they are on the wire: M(ove), L(ine), Q(uadratic), C(ubic) and Z for a close.
    fileprivate static func steps(_ letters: String, _ numbers: [CGFloat]) -> CGPath {
        var rest = numbers[...]
        func point() -> CGPoint {
            defer { rest = rest.dropFirst(2) }
            return CGPoint(x: rest[rest.startIndex], y: rest[rest.startIndex + 1])
        }
        return CGPath(
            segments: letters.map { letter in
                switch letter {
                case "M": .move(point())
                case "L": .line(point())
                case "Q": .quadCurve(control: point(), end: point())
                case "C": .curve(control1: point(), control2: point(), end: point())
                default: .close
                }
            })
    }
}
