/// Symbols for which there is no icon, or no good one, drawn here.
enum DrawnSymbols {
    static let names = [
        "arrow.backward", "arrow.down", "arrow.down.left", "arrow.down.right", "arrow.forward", "arrow.left",
        "arrow.right", "arrow.up", "arrow.up.arrow.down", "arrow.up.left", "arrow.up.right", "bolt", "bolt.fill",
        "bookmark.fill", "chart.bar", "chart.bar.fill", "circle", "circle.fill", "creditcard", "creditcard.fill",
        "exclamationmark", "globe", "info", "line.3.horizontal.decrease", "multiply", "questionmark",
        "slider.horizontal.3", "square", "square.fill", "xmark",
    ]

    static func glyph(named name: String) -> SymbolGlyph? {
        let quarter = CGFloat.pi / 2
        return switch name {
        case "arrow.right", "arrow.forward": arrow
        case "arrow.down.right": arrow.turned(by: quarter / 2)
        case "arrow.down": arrow.turned(by: quarter)
        case "arrow.down.left": arrow.turned(by: quarter * 1.5)
        case "arrow.left", "arrow.backward": arrow.turned(by: quarter * 2)
        case "arrow.up.left": arrow.turned(by: quarter * 2.5)
        case "arrow.up": arrow.turned(by: quarter * 3)
        case "arrow.up.right": arrow.turned(by: quarter * 3.5)
        case "arrow.up.arrow.down": upAndDown
        case "bolt": bolt.outlined
        case "bolt.fill": bolt
        case "bookmark.fill": bookmark
        case "chart.bar", "chart.bar.fill": bars
        case "circle": outline(.circle)
        case "circle.fill": filled(.circleFill)
        case "square": outline(.square)
        case "square.fill": filled(.squareFill)
        case "creditcard", "creditcard.fill": card
        case "exclamationmark": mark { $0.addLines(between: [CGPoint(x: 8, y: 2.5), CGPoint(x: 8, y: 9)]) }
        case "questionmark": mark(question)
        case "info": info
        case "globe": globe
        case "line.3.horizontal.decrease": filter
        case "slider.horizontal.3": sliders
        case "xmark", "multiply": cross
        default: nil
        }
    }

    private static let arrow = SymbolGlyph { context in
        context.addLines(between: [CGPoint(x: 2.5, y: 8), CGPoint(x: 13, y: 8)])
        context.addLines(between: [CGPoint(x: 8.5, y: 3), CGPoint(x: 13.5, y: 8), CGPoint(x: 8.5, y: 13)])
        context.strokePath()
    }

    private static let upAndDown = SymbolGlyph { context in
        context.addLines(between: [CGPoint(x: 5, y: 13.5), CGPoint(x: 5, y: 3)])
        context.addLines(between: [CGPoint(x: 2, y: 5.5), CGPoint(x: 5, y: 2.5), CGPoint(x: 8, y: 5.5)])
        context.addLines(between: [CGPoint(x: 11, y: 2.5), CGPoint(x: 11, y: 13)])
        context.addLines(between: [CGPoint(x: 8, y: 10.5), CGPoint(x: 11, y: 13.5), CGPoint(x: 14, y: 10.5)])
        context.strokePath()
    }

    private static let cross = SymbolGlyph { context in
        context.addLines(between: [CGPoint(x: 3.5, y: 3.5), CGPoint(x: 12.5, y: 12.5)])
        context.addLines(between: [CGPoint(x: 12.5, y: 3.5), CGPoint(x: 3.5, y: 12.5)])
        context.strokePath()
    }

    private static let bolt = SymbolGlyph { context in
        context.addLines(between: [
            CGPoint(x: 9.5, y: 0.5), CGPoint(x: 3, y: 9), CGPoint(x: 7.5, y: 9), CGPoint(x: 6.5, y: 15.5),
            CGPoint(x: 13, y: 7), CGPoint(x: 8.5, y: 7),
        ])
        context.closePath()
        context.fillPath()
    }

    private static let bookmark = SymbolGlyph { context in
        context.move(to: CGPoint(x: 3, y: 14))
        context.addArc(tangent1End: CGPoint(x: 3, y: 1), tangent2End: CGPoint(x: 8, y: 1), radius: 2)
        context.addArc(tangent1End: CGPoint(x: 13, y: 1), tangent2End: CGPoint(x: 13, y: 8), radius: 2)
        context.addLine(to: CGPoint(x: 13, y: 15.5))
        context.addLine(to: CGPoint(x: 8, y: 11))
        context.addLine(to: CGPoint(x: 3, y: 15.5))
        context.closePath()
        context.fillPath()
    }

    private static let bars = SymbolGlyph { context in
        context.fill([
            CGRect(x: 1, y: 9, width: 4, height: 6), CGRect(x: 6, y: 1, width: 4, height: 14),
            CGRect(x: 11, y: 5, width: 4, height: 10),
        ])
    }

    private static let card = SymbolGlyph { context in
        context.addPath(
            CGPath(
                roundedRect: CGRect(x: 1, y: 3, width: 14, height: 10), cornerWidth: 1.5, cornerHeight: 1.5,
                transform: nil))
        context.strokePath()
        context.fill(CGRect(x: 1, y: 5.5, width: 14, height: 2.5))
    }

    private static let globe = SymbolGlyph { context in
        context.setLineWidth(1.4)
        context.strokeEllipse(in: CGRect(x: 1.2, y: 1.2, width: 13.6, height: 13.6))
        context.strokeEllipse(in: CGRect(x: 4.9, y: 1.2, width: 6.2, height: 13.6))
        context.strokeLineSegments(between: [
            CGPoint(x: 1.5, y: 8), CGPoint(x: 14.5, y: 8), CGPoint(x: 2.4, y: 4.6), CGPoint(x: 13.6, y: 4.6),
            CGPoint(x: 2.4, y: 11.4), CGPoint(x: 13.6, y: 11.4),
        ])
    }

    private static let info = SymbolGlyph { context in
        context.fillEllipse(in: CGRect(x: 6.6, y: 1.8, width: 2.8, height: 2.8))
        context.strokeLineSegments(between: [CGPoint(x: 8, y: 7), CGPoint(x: 8, y: 13.5)])
    }

    private static let filter = SymbolGlyph { context in
        context.strokeLineSegments(between: [
            CGPoint(x: 2, y: 4), CGPoint(x: 14, y: 4), CGPoint(x: 4.5, y: 8), CGPoint(x: 11.5, y: 8),
            CGPoint(x: 7, y: 12), CGPoint(x: 9, y: 12),
        ])
    }

    private static let sliders = SymbolGlyph { context in
        context.setLineWidth(1.5)
        for (y, x) in [(CGFloat(3), CGFloat(11)), (8, 5), (13, 9.5)] {
            context.strokeLineSegments(between: [
                CGPoint(x: 1.5, y: y), CGPoint(x: x - 2, y: y), CGPoint(x: x + 2, y: y), CGPoint(x: 14.5, y: y),
            ])
            context.strokeEllipse(in: CGRect(x: x - 1.75, y: y - 1.75, width: 3.5, height: 3.5))
        }
    }

    private static func question(_ context: CGContext) {
        context.addArc(
            center: CGPoint(x: 8, y: 5.5), radius: 3, startAngle: .pi, endAngle: .pi * 2.25, clockwise: false)
        context.addQuadCurve(to: CGPoint(x: 8, y: 9.5), control: CGPoint(x: 8, y: 8.2))
    }

    /// A line with a point below.
    private static func mark(_ line: (CGContext) -> Void) -> SymbolGlyph {
        SymbolGlyph { context in
            line(context)
            context.strokePath()
            context.fillEllipse(in: CGRect(x: 6.6, y: 11.6, width: 2.8, height: 2.8))
        }
    }

    private static func outline(_ frame: SymbolFrame) -> SymbolGlyph {
        SymbolGlyph { context in
            context.setLineWidth(1.6)
            context.addPath(frame.path(inset: 0.8))
            context.strokePath()
        }
    }

    private static func filled(_ frame: SymbolFrame) -> SymbolGlyph {
        SymbolGlyph { context in
            context.addPath(frame.path(inset: 0))
            context.fillPath()
        }
    }
}
