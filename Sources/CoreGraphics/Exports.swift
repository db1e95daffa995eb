// CGFloat, CGPoint, CGSize and CGRect come with Foundation on Linux, and packages that test `canImport(CoreGraphics)`
// expect them here.
@_exported import Foundation
