extension SymbolShapes {
    static let arrows: [String: String] = [
        "arrow.backward": "= arrow.left",
        "arrow.backward.to.line": "= arrow.left.to.line",
        "arrow.clockwise": "l A 12 12.7 8 10 324 M 18.9 3.2 V 8.2 H 13.9",
        "arrow.counterclockwise": "l A 12 12.7 8 170 -144 M 5.1 3.2 V 8.2 H 10.1",
        "arrow.2.circlepath": "= arrow.triangle.2.circlepath",
        "arrow.down": "l M 12 4 V 20 M 5.5 13.5 L 12 20 18.5 13.5",
        "arrow.down.left": "l M 18.5 5.5 L 5.5 18.5 M 5.5 8.5 V 18.5 H 15.5",
        "arrow.down.right": "l M 5.5 5.5 L 18.5 18.5 M 18.5 8.5 V 18.5 H 8.5",
        "arrow.down.right.and.arrow.up.left":
            "l M 3.5 3.5 L 10 10 M 4.5 10 H 10 V 4.5 M 20.5 20.5 L 14 14 M 19.5 14 H 14 V 19.5",
        "arrow.down.to.line": "l M 12 3.5 V 16 M 6.5 10.5 L 12 16 17.5 10.5 M 5 20.5 H 19",
        "arrow.forward": "= arrow.right",
        "arrow.forward.to.line": "= arrow.right.to.line",
        "arrow.left": "l M 20 12 H 4 M 10.5 5.5 L 4 12 10.5 18.5",
        "arrow.left.and.right": "l M 3 12 H 21 M 8 7 L 3 12 8 17 M 16 7 L 21 12 16 17",
        "arrow.left.arrow.right": "l M 20.5 8 H 3.5 M 7.5 4 L 3.5 8 7.5 12 M 3.5 16 H 20.5 M 16.5 12 L 20.5 16 16.5 20",
        "arrow.left.to.line": "l M 20.5 12 H 8 M 13.5 6.5 L 8 12 13.5 17.5 M 3.5 5 V 19",
        "arrow.right": "l M 4 12 H 20 M 13.5 5.5 L 20 12 13.5 18.5",
        "arrow.right.to.line": "l M 3.5 12 H 16 M 10.5 6.5 L 16 12 10.5 17.5 M 20.5 5 V 19",
        "arrow.triangle.2.circlepath":
            "l A 12 12 8.2 185 322 M 18.9 2.6 V 7.4 H 14.1 l A 12 12 8.2 5 142 M 5.1 21.4 V 16.6 H 9.9",
        "arrow.triangle.branch":
            "l O 7 5.5 2.5 O 7 18.5 2.5 O 17 7.5 2.5 M 7 8 V 16 M 17 10 C 17 14 12.5 13.5 9 16.5",
        "arrow.turn.up.left": "l M 9 4 L 4 9 9 14 M 4 9 H 15 A 15 13 4 -90 0 V 20",
        "arrow.turn.up.right": "l M 15 4 L 20 9 15 14 M 20 9 H 9 A 9 13 4 -90 -180 V 20",
        "arrow.up": "l M 12 20 V 4 M 5.5 10.5 L 12 4 18.5 10.5",
        "arrow.up.and.down": "l M 12 3 V 21 M 7 8 L 12 3 17 8 M 7 16 L 12 21 17 16",
        "arrow.up.and.down.and.arrow.left.and.right":
            "l M 12 2.5 V 21.5 M 2.5 12 H 21.5 M 9 5.5 L 12 2.5 15 5.5 M 9 18.5 L 12 21.5 15 18.5 M 5.5 9 L 2.5 12 5.5 15 M 18.5 9 L 21.5 12 18.5 15",
        "arrow.up.arrow.down": "l M 7.5 20 V 4 M 3 8.5 L 7.5 4 12 8.5 M 16.5 4 V 20 M 12 15.5 L 16.5 20 21 15.5",
        "arrow.up.left": "l M 18.5 18.5 L 5.5 5.5 M 5.5 15.5 V 5.5 H 15.5",
        "arrow.up.left.and.arrow.down.right": "l M 10 10 L 4 4 M 4 9.5 V 4 H 9.5 M 14 14 L 20 20 M 20 14.5 V 20 H 14.5",
        "arrow.up.right": "l M 5.5 18.5 L 18.5 5.5 M 8.5 5.5 H 18.5 V 15.5",
        "arrow.up.to.line": "l M 12 20.5 V 8 M 6.5 13.5 L 12 8 17.5 13.5 M 5 3.5 H 19",
        "arrow.uturn.backward": "= arrow.uturn.left",
        "arrow.uturn.down": "l M 4 14 L 8.5 18.5 13 14 M 8.5 18.5 V 9 A 13.5 9 5 180 360 V 14.5",
        "arrow.uturn.forward": "= arrow.uturn.right",
        "arrow.uturn.left": "l M 8.5 4 L 4 8.5 8.5 13 M 4 8.5 H 14.5 A 14.5 14 5.5 -90 90 H 9",
        "arrow.uturn.right": "l M 15.5 4 L 20 8.5 15.5 13 M 20 8.5 H 9.5 A 9.5 14 5.5 -90 -270 H 15",
        "arrow.uturn.up": "l M 4 10 L 8.5 5.5 13 10 M 8.5 5.5 V 15 A 13.5 15 5 180 0 V 9.5",
        "arrowshape.turn.up.backward": "= arrowshape.turn.up.left",
        "arrowshape.turn.up.forward": "= arrowshape.turn.up.right",
        "arrowshape.turn.up.left":
            "o M 10.5 4.5 L 3 11.5 10.5 18.5 V 14.5 C 15.5 14.3 18.5 15.8 21 19.5 C 20.6 12.8 16.8 8.7 10.5 8.4 Z",
        "arrowshape.turn.up.left.2":
            "l M 8.5 5 L 2 11.5 8.5 18 o M 13.5 5 L 7 11.5 13.5 18 V 14.4 C 17.3 14.3 19.7 15.6 21.8 19 C 21.4 12.9 18.6 8.9 13.5 8.6 Z",
        "arrowshape.turn.up.right":
            "o M 13.5 4.5 L 21 11.5 13.5 18.5 V 14.5 C 8.5 14.3 5.5 15.8 3 19.5 C 3.4 12.8 7.2 8.7 13.5 8.4 Z",
        "chevron.backward": "= chevron.left",
        "chevron.backward.2": "= chevron.left.2",
        "chevron.compact.down": "l M 4 10 L 12 14 20 10",
        "chevron.compact.up": "l M 4 14 L 12 10 20 14",
        "chevron.down": "l M 4 8 L 12 16 20 8",
        "chevron.forward": "= chevron.right",
        "chevron.forward.2": "= chevron.right.2",
        "chevron.left": "l M 16 4 L 8 12 16 20",
        "chevron.left.2": "l M 12 5 L 5 12 12 19 M 19 5 L 12 12 19 19",
        "chevron.left.forwardslash.chevron.right":
            "l M 7.5 6.5 L 2.5 12 7.5 17.5 M 16.5 6.5 L 21.5 12 16.5 17.5 M 14 4.5 L 10 19.5",
        "chevron.right": "l M 8 4 L 16 12 8 20",
        "chevron.right.2": "l M 5 5 L 12 12 5 19 M 12 5 L 19 12 12 19",
        "chevron.up": "l M 4 16 L 12 8 20 16",
        "chevron.up.chevron.down": "l M 7 9 L 12 4 17 9 M 7 15 L 12 20 17 15",
        "gobackward": "= arrow.counterclockwise",
        "gobackward.10": "@ arrow.counterclockwise 1 0 0 0 t M 8.2 11.2 L 9.6 10.2 V 16 t R 11.6 10.2 3.4 5.8 1.7",
        "gobackward.15":
            "@ arrow.counterclockwise 1 0 0 0 t M 8 11.2 L 9.4 10.2 V 16 t M 15 10.2 H 12.2 L 11.9 12.7 C 13.4 12 15.3 12.6 15.3 14.3 C 15.3 16.2 12.6 16.7 11.6 15.2",
        "gobackward.30":
            "@ arrow.counterclockwise 1 0 0 0 t M 7.6 10.2 H 10.3 L 8.8 12.4 C 10.9 12.4 11 16 8.9 16 C 8.1 16 7.6 15.7 7.4 15.1 t R 12.6 10.2 3.4 5.8 1.7",
        "goforward": "= arrow.clockwise",
        "goforward.10": "@ arrow.clockwise 1 0 0 0 t M 8.2 11.2 L 9.6 10.2 V 16 t R 11.6 10.2 3.4 5.8 1.7",
        "goforward.15":
            "@ arrow.clockwise 1 0 0 0 t M 8 11.2 L 9.4 10.2 V 16 t M 15 10.2 H 12.2 L 11.9 12.7 C 13.4 12 15.3 12.6 15.3 14.3 C 15.3 16.2 12.6 16.7 11.6 15.2",
        "goforward.30":
            "@ arrow.clockwise 1 0 0 0 t M 7.6 10.2 H 10.3 L 8.8 12.4 C 10.9 12.4 11 16 8.9 16 C 8.1 16 7.6 15.7 7.4 15.1 t R 12.6 10.2 3.4 5.8 1.7",
        "rectangle.portrait.and.arrow.forward": "= rectangle.portrait.and.arrow.right",
        "rectangle.portrait.and.arrow.right":
            "l S 2 13.5 16 13.5 20.5 3.5 20.5 3.5 3.5 13.5 3.5 13.5 8 M 9 12 H 21.5 M 18 8.5 L 21.5 12 18 15.5",
        "repeat":
            "l M 3.5 11.5 V 10 A 6.5 10 3 180 270 H 20 M 17 4 L 20 7 17 10 M 20.5 12.5 V 14 A 17.5 14 3 0 90 H 4 M 7 14 L 4 17 7 20",
        "repeat.1":
            "l M 3.5 11.5 V 10 A 6.5 10 3 180 270 H 14 M 11 4 L 14 7 11 10 M 20.5 12.5 V 14 A 17.5 14 3 0 90 H 4 M 7 14 L 4 17 7 20 t M 18.2 4.4 L 20 3.2 V 9.5",
        "shuffle":
            "l M 3 6.5 H 5.5 C 11 6.5 11 17.5 16.5 17.5 H 20.5 M 17.5 14.5 L 20.5 17.5 17.5 20.5 M 3 17.5 H 5.5 C 7.6 17.5 8.9 15.9 9.9 14 M 12.1 10 C 13.1 8.1 14.4 6.5 16.5 6.5 H 20.5 M 17.5 3.5 L 20.5 6.5 17.5 9.5",
        "square.and.arrow.down":
            "o S 2.5 8.5 8.5 4.5 8.5 4.5 21 19.5 21 19.5 8.5 15.5 8.5 l M 12 2.8 V 8.5 d M 12 8.5 V 15.5 M 8 11.8 L 12 15.8 16 11.8",
        "square.and.arrow.up":
            "o S 2.5 8.5 8.5 4.5 8.5 4.5 21 19.5 21 19.5 8.5 15.5 8.5 d M 12 15 V 8.5 l M 12 8.5 V 2.8 M 8 6.8 L 12 2.8 16 6.8",
    ]
}
