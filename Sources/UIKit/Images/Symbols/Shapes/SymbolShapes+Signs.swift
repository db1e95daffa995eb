extension SymbolShapes {
    static let signs: [String: String] = [
        "app": "o R 3.5 3.5 17 17 5",
        "asterisk": "l M 12 4 V 20 M 5 8 L 19 16 M 19 8 L 5 16",
        "at":
            "l O 12 12 3.8 M 15.8 8.2 V 13 C 15.8 17 20.8 16.8 20.8 12 A 12 12 8.8 0 -292 C 15.6 20 16.4 19.4 17 18.9",
        "bold": "l M 7 4.5 H 12.5 A 12.5 8.2 3.7 -90 90 H 7 M 7 11.9 H 13.5 A 13.5 15.7 3.8 -90 90 H 7 Z",
        "capsule": "o R 2.5 7 19 10 5",
        "character": "l M 5 20 L 12 4 19 20 M 7.4 14.5 H 16.6",
        "checklist": "l M 3 7 L 5 9 8.5 4.5 M 3 17 L 5 19 8.5 14.5 M 12.5 6.8 H 21 M 12.5 16.8 H 21",
        "checkmark": "l M 4.5 13 L 9.5 18.5 19.5 5.5",
        "checkmark.seal": "@ seal 1 0 0 0 d M 8 12.3 L 11 15.3 16 9",
        "checkmark.shield": "@ shield 1 0 0 0 d M 8.3 12 L 11 14.8 15.7 8.8",
        "circle": "o O 12 12 9",
        "circle.grid.2x2": "o O 7 7 3.5 O 17 7 3.5 O 7 17 3.5 O 17 17 3.5",
        "circle.grid.3x3":
            "o O 5 5 2.2 O 12 5 2.2 O 19 5 2.2 O 5 12 2.2 O 12 12 2.2 O 19 12 2.2 O 5 19 2.2 O 12 19 2.2 O 19 19 2.2",
        "circle.inset.filled": "l O 12 12 9 p O 12 12 5.6",
        "circle.lefthalf.filled": "l O 12 12 9 p A 12 12 9 90 270 Z",
        "circle.righthalf.filled": "l O 12 12 9 p A 12 12 9 -90 90 Z",
        "cross": "o P 1 9 3 15 3 15 9 21 9 21 15 15 15 15 21 9 21 9 15 3 15 3 9 9 9",
        "decrease.indent":
            "l M 3.5 4.5 H 20.5 M 11.5 9.5 H 20.5 M 11.5 14.5 H 20.5 M 3.5 19.5 H 20.5 p P .4 7 8.8 7 15.2 3.2 12",
        "delete.backward": "= delete.left",
        "delete.forward": "= delete.right",
        "delete.left": "o P 1.8 9 5 21.5 5 21.5 19 9 19 2.2 12 d M 12.3 9.3 L 17.7 14.7 M 17.7 9.3 L 12.3 14.7",
        "delete.right": "o P 1.8 15 5 2.5 5 2.5 19 15 19 21.8 12 d M 11.7 9.3 L 6.3 14.7 M 6.3 9.3 L 11.7 14.7",
        "diamond": "o P 2 12 2.5 21.5 12 12 21.5 2.5 12",
        "divide": "l M 4 12 H 20 p O 12 6 1.7 O 12 18 1.7",
        "ellipsis": "p O 5 12 1.8 O 12 12 1.8 O 19 12 1.8",
        "equal": "l M 4.5 8.8 H 19.5 M 4.5 15.2 H 19.5",
        "exclamationmark": "l M 12 4 V 14 p O 12 19 1.4",
        "exclamationmark.2": "l M 8.5 4 V 14 M 15.5 4 V 14 p O 8.5 19 1.4 O 15.5 19 1.4",
        "exclamationmark.bubble": "@ bubble.left 1 0 0 0 d M 12 6.5 V 11.2 h O 12 14.3 1.2",
        "exclamationmark.octagon": "@ octagon 1 0 0 0 d M 12 7 V 12.8 h O 12 16.5 1.2",
        "exclamationmark.shield": "@ shield 1 0 0 0 d M 12 7.5 V 12.5 h O 12 16 1.2",
        "exclamationmark.triangle": "o P 1.6 12 2.8 22.2 20.5 1.8 20.5 d M 12 9.3 V 14 h O 12 17.2 1.15",
        "hexagon": "o P 1.5 12 2.5 20.5 7.3 20.5 16.7 12 21.5 3.5 16.7 3.5 7.3",
        "increase.indent":
            "l M 3.5 4.5 H 20.5 M 11.5 9.5 H 20.5 M 11.5 14.5 H 20.5 M 3.5 19.5 H 20.5 p P .4 3.6 8.8 3.6 15.2 7.4 12",
        "infinity":
            "l M 12 12 C 9.5 8.5 8 7.5 6.5 7.5 A 6.5 12 4.5 -90 -270 C 8 16.5 9.5 15.5 12 12 C 14.5 8.5 16 7.5 17.5 7.5 A 17.5 12 4.5 -90 90 C 16 16.5 14.5 15.5 12 12",
        "info": "p O 12 5 1.5 l M 9.3 10.3 H 12.4 V 19 M 8.8 19 H 16",
        "italic": "l M 10 4.5 H 17.5 M 6.5 19.5 H 14 M 13.8 4.5 L 10.2 19.5",
        "line.3.horizontal": "l M 3.5 6 H 20.5 M 3.5 12 H 20.5 M 3.5 18 H 20.5",
        "line.3.horizontal.decrease": "l M 3.5 6.5 H 20.5 M 7 12 H 17 M 10.5 17.5 H 13.5",
        "line.diagonal": "l M 5 19 L 19 5",
        "line.horizontal.3": "= line.3.horizontal",
        "list.bullet": "p O 4 6 1.5 O 4 12 1.5 O 4 18 1.5 l M 9 6 H 20.5 M 9 12 H 20.5 M 9 18 H 20.5",
        "list.bullet.clipboard": "@ clipboard 1 0 0 0 h O 8.3 11 1 O 8.3 16 1 d M 11.5 11 H 16 M 11.5 16 H 16",
        "list.bullet.rectangle":
            "o R 2.5 4 19 16 2.8 h O 6.8 8.5 1 O 6.8 12 1 O 6.8 15.5 1 e M 10.5 8.5 H 17.5 M 10.5 12 H 17.5 M 10.5 15.5 H 17.5",
        "list.clipboard": "@ clipboard 1 0 0 0 d M 8.5 10.5 H 15.5 M 8.5 13.7 H 15.5 M 8.5 16.9 H 12.5",
        "list.dash": "l M 3.2 6 H 5 M 3.2 12 H 5 M 3.2 18 H 5 M 9 6 H 20.5 M 9 12 H 20.5 M 9 18 H 20.5",
        "list.number":
            "t M 3.2 4.6 L 4.7 3.6 V 8.4 t M 3 10.9 C 3.2 9 6 9.2 6 10.9 C 6 12.2 3 13.3 3 14.5 H 6.2 t M 3 15.8 H 5.9 L 4.4 17.7 C 6.6 17.7 6.5 20.6 4.5 20.6 C 3.7 20.6 3.1 20.2 2.9 19.6 l M 10 6 H 20.5 M 10 12 H 20.5 M 10 18 H 20.5",
        "list.star":
            "@ star.fill .3 .6 2.4 0 @ star.fill .3 .6 8.4 0 @ star.fill .3 .6 14.4 0 l M 10 6 H 20.5 M 10 12 H 20.5 M 10 18 H 20.5",
        "minus": "l M 4 12 H 20",
        "multiply": "= xmark",
        "nosign": "l O 12 12 9 M 5.8 5.8 L 18.2 18.2",
        "number": "l M 9.5 3.5 L 7 20.5 M 17 3.5 L 14.5 20.5 M 4.5 8.5 H 20.5 M 3.5 15.5 H 19.5",
        "octagon": "o P 1.5 8.2 2.8 15.8 2.8 21.2 8.2 21.2 15.8 15.8 21.2 8.2 21.2 2.8 15.8 2.8 8.2",
        "oval": "o E 2.5 5 19 14",
        "percent": "l M 18.5 5 L 5.5 19 O 7 7.5 3 O 17 16.5 3",
        "plus": "l M 12 4 V 20 M 4 12 H 20",
        "plus.forwardslash.minus": "l M 7 3.5 V 10.5 M 3.5 7 H 10.5 M 18.5 4.5 L 5.5 19.5 M 14 17.5 H 20.5",
        "plus.slash.minus": "= plus.forwardslash.minus",
        "plusminus": "l M 12 3.5 V 15 M 6 9.2 H 18 M 6 20 H 18",
        "questionmark":
            "l M 7.8 8.2 C 7.8 5.6 9.6 4 12.1 4 C 14.6 4 16.4 5.6 16.4 7.9 C 16.4 11 12.1 11.2 12.1 14.6 p O 12.1 19 1.4",
        "questionmark.bubble":
            "@ bubble.left 1 0 0 0 e M 9.8 8 C 9.8 5.2 14.4 5.2 14.4 8 C 14.4 9.8 12.1 9.9 12.1 11.7 h O 12.1 14.6 1.1",
        "questionmark.folder":
            "@ folder 1 0 0 0 e M 9.8 12.2 C 9.8 9.5 14.3 9.5 14.3 12.2 C 14.3 13.6 12.1 13.7 12.1 15 h O 12.1 17.4 1",
        "record.circle": "o O 12 12 9 h O 12 12 4.2",
        "rectangle": "o R 2.5 5 19 14 3",
        "rectangle.grid.1x2": "o R 3.5 3.5 17 7.2 1.8 R 3.5 13.3 17 7.2 1.8",
        "rectangle.grid.2x2": "o R 2.5 4.5 8.5 6.5 1.5 R 13 4.5 8.5 6.5 1.5 R 2.5 13 8.5 6.5 1.5 R 13 13 8.5 6.5 1.5",
        "rectangle.on.rectangle": "o R 2.5 4 14 11 2.5 c R 7.5 9 14 11 2.5 o R 7.5 9 14 11 2.5",
        "rectangle.portrait": "o R 5 2.5 14 19 3",
        "rectangle.split.2x1": "o R 2.5 5 19 14 3 d M 12 5 V 19",
        "rectangle.split.3x1": "o R 2.5 5 19 14 3 d M 8.8 5 V 19 M 15.2 5 V 19",
        "rectangle.stack": "o R 3.5 10 17 11 2.5 l M 5 6.7 H 19 M 7 3.4 H 17",
        "seal":
            "o P 1.3 12 2.2 14.7 4.4 18.1 3.9 18.9 7.3 22 9 20.6 12 22 15 18.9 16.7 18.1 20.1 14.7 19.6 12 21.8 9.3 19.6 5.9 20.1 5.1 16.7 2 15 3.4 12 2 9 5.1 7.3 5.9 3.9 9.3 4.4",
        "shield": "o M 12 2.6 L 19.8 5.4 V 11.5 C 19.8 16.2 16.7 19.6 12 21.4 C 7.3 19.6 4.2 16.2 4.2 11.5 V 5.4 Z",
        "sidebar.leading": "= sidebar.left",
        "sidebar.left": "l R 2.5 4.5 19 15 3 M 9 4.5 V 19.5 t M 4.8 8 H 6.6 M 4.8 10.7 H 6.6 M 4.8 13.4 H 6.6",
        "sidebar.right": "l R 2.5 4.5 19 15 3 M 15 4.5 V 19.5 t M 17.4 8 H 19.2 M 17.4 10.7 H 19.2 M 17.4 13.4 H 19.2",
        "sidebar.trailing": "= sidebar.right",
        "slider.horizontal.3":
            "l M 3 6 H 13.1 M 17.9 6 H 21 M 3 12 H 6.1 M 10.9 12 H 21 M 3 18 H 11.1 M 15.9 18 H 21 O 15.5 6 2.4 O 8.5 12 2.4 O 13.5 18 2.4",
        "slider.horizontal.below.rectangle": "l R 3 3.5 18 9 2.5 M 3 18.5 H 11.6 M 16.4 18.5 H 21 O 14 18.5 2.4",
        "slider.vertical.3":
            "l M 6 3 V 6.1 M 6 10.9 V 21 M 12 3 V 13.1 M 12 17.9 V 21 M 18 3 V 8.1 M 18 12.9 V 21 O 6 8.5 2.4 O 12 15.5 2.4 O 18 10.5 2.4",
        "smallcircle.filled.circle": "o O 12 12 9 h O 12 12 3.4",
        "square": "o R 3.5 3.5 17 17 3.5",
        "square.grid.2x2":
            "o R 3.2 3.2 7.4 7.4 1.8 R 13.4 3.2 7.4 7.4 1.8 R 3.2 13.4 7.4 7.4 1.8 R 13.4 13.4 7.4 7.4 1.8",
        "square.grid.3x2":
            "o R 2.3 5.5 4.6 4.6 1.2 R 9.7 5.5 4.6 4.6 1.2 R 17.1 5.5 4.6 4.6 1.2 R 2.3 13.9 4.6 4.6 1.2 R 9.7 13.9 4.6 4.6 1.2 R 17.1 13.9 4.6 4.6 1.2",
        "square.grid.3x3":
            "o R 2.8 2.8 4.2 4.2 1 R 9.9 2.8 4.2 4.2 1 R 17 2.8 4.2 4.2 1 R 2.8 9.9 4.2 4.2 1 R 9.9 9.9 4.2 4.2 1 R 17 9.9 4.2 4.2 1 R 2.8 17 4.2 4.2 1 R 9.9 17 4.2 4.2 1 R 17 17 4.2 4.2 1",
        "square.on.square": "o R 3 3 12.5 12.5 2.8 c R 8.5 8.5 12.5 12.5 2.8 o R 8.5 8.5 12.5 12.5 2.8",
        "square.split.2x1": "o R 3.5 3.5 17 17 3.5 d M 12 3.5 V 20.5",
        "square.split.2x2": "o R 3.5 3.5 17 17 3.5 d M 12 3.5 V 20.5 M 3.5 12 H 20.5",
        "square.stack": "o R 4 9.5 16 12 2.8 l M 5.5 6 H 18.5 M 7.5 2.8 H 16.5",
        "star":
            "o P 1 12 2.4 14.8 8.6 21.5 9.3 16.4 13.8 17.9 20.4 12 17 6.1 20.4 7.6 13.8 2.5 9.3 9.2 8.6",
        "star.leadinghalf.filled":
            "l P 1 12 2.4 14.8 8.6 21.5 9.3 16.4 13.8 17.9 20.4 12 17 6.1 20.4 7.6 13.8 2.5 9.3 9.2 8.6 p M 12 2.8 V 17 L 6.1 20.4 7.6 13.8 2.5 9.3 9.2 8.6 Z",
        "strikethrough":
            "l M 4 12 H 20 M 17 7.5 C 16.3 5.5 14.5 4.2 12 4.2 C 9.3 4.2 7.2 5.7 7.2 8.2 C 7.2 9.3 7.6 10.2 8.3 10.9 M 6.6 15.8 C 7.2 18.4 9.3 19.8 12.1 19.8 C 15 19.8 17.3 18.3 17.3 15.6 C 17.3 14.8 17 14.1 16.6 13.5",
        "text.aligncenter": "l M 3.5 4.5 H 20.5 M 7 9.5 H 17 M 3.5 14.5 H 20.5 M 7 19.5 H 17",
        "text.alignleft": "l M 3.5 4.5 H 20.5 M 3.5 9.5 H 14 M 3.5 14.5 H 20.5 M 3.5 19.5 H 14",
        "text.alignright": "l M 3.5 4.5 H 20.5 M 10 9.5 H 20.5 M 3.5 14.5 H 20.5 M 10 19.5 H 20.5",
        "text.justify": "l M 3.5 4.5 H 20.5 M 3.5 9.5 H 20.5 M 3.5 14.5 H 20.5 M 3.5 19.5 H 20.5",
        "textformat": "l M 2.5 18.5 L 7.8 5 13.1 18.5 M 4.4 14 H 11.2 O 18 14.8 3.4 M 21.4 11.2 V 18.5",
        "textformat.size":
            "l M 2.5 18.5 L 5.6 10.5 8.7 18.5 M 3.6 15.8 H 7.6 M 10.5 18.5 L 16 4.5 21.5 18.5 M 12.4 13.8 H 19.6",
        "triangle": "o P 1.6 12 3.5 21.5 20 2.5 20",
        "underline": "l M 6.5 3.5 V 10.5 A 12 10.5 5.5 180 0 V 3.5 M 5 20.5 H 19",
        "xmark": "l M 5 5 L 19 19 M 19 5 L 5 19",
        "xmark.octagon": "@ octagon 1 0 0 0 d M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5",
        "xmark.seal": "@ seal 1 0 0 0 d M 9 9 L 15 15 M 15 9 L 9 15",
        "xmark.shield": "@ shield 1 0 0 0 d M 9 8.7 L 15 14.7 M 15 8.7 L 9 14.7",
    ]
}
