// What code from Apple's systems most often names and Mullion has not got: the compiler says what to do instead, which "cannot
// find in scope" does not. docs/PortingFromUIKit.md lists what there is.

import Foundation

@available(
    *, unavailable, message: "Not in Mullion yet. What is typed goes to a first responder that conforms to UIKeyInput."
)
public typealias UITextField = UIView
@available(
    *, unavailable, message: "Not in Mullion yet. What is typed goes to a first responder that conforms to UIKeyInput."
)
public typealias UITextView = UIView
@available(
    *, unavailable, message: "Not in Mullion yet. What is typed goes to a first responder that conforms to UIKeyInput."
)
public typealias UISearchBar = UIView

@available(
    *, unavailable,
    message:
        "Not in Mullion yet. A UIPanGestureRecognizer whose allowedScrollTypesMask is set moves content by drags and by the wheel."
)
public typealias UIScrollView = UIView

@available(*, unavailable, message: "Not in Mullion yet. A UIStackView shows rows that all fit.")
public typealias UITableView = UIView
@available(*, unavailable, message: "Not in Mullion yet. A UIStackView shows rows that all fit.")
public typealias UITableViewCell = UIView
@available(*, unavailable, message: "Not in Mullion yet. A UIStackView shows rows that all fit.")
public typealias UICollectionView = UIView
@available(*, unavailable, message: "Not in Mullion yet. A UIStackView shows rows that all fit.")
public typealias UICollectionViewCell = UIView

@available(*, unavailable, message: "Not in Mullion yet. A UIStackView shows rows that all fit.")
public typealias UITableViewController = UIViewController
@available(*, unavailable, message: "Not in Mullion yet. A UIStackView shows rows that all fit.")
public typealias UICollectionViewController = UIViewController

@available(
    *, unavailable,
    message:
        "Not in Mullion yet. A container adds children with addChild(_:), and changes them with transition(from:to:duration:options:animations:completion:)."
)
public typealias UIPageViewController = UIViewController

@available(
    *, unavailable, message: "Not in Mullion yet. Nothing is presented; a child controller above the others can ask."
)
public typealias UIAlertController = UIViewController
@available(
    *, unavailable, message: "Not in Mullion yet. Nothing is presented; a child controller above the others can ask."
)
public typealias UIActivityViewController = UIViewController

@available(*, unavailable, message: "Not in Mullion yet. Segments, sliders and steppers choose values.")
public typealias UIDatePicker = UIControl
@available(*, unavailable, message: "Not in Mullion yet. Segments, sliders and steppers choose values.")
public typealias UIPickerView = UIControl
@available(*, unavailable, message: "Not in Mullion yet. Segments, sliders and steppers choose values.")
public typealias UIRefreshControl = UIControl

@available(
    *, unavailable,
    message: "Not in Mullion yet. Layers have no blur of what is behind them; a translucent background comes near."
)
public typealias UIVisualEffectView = UIView

@available(*, unavailable, message: "There is no Interface Builder: make views in loadView() or viewDidLoad().")
public typealias UIStoryboard = NSObject
@available(*, unavailable, message: "There is no Interface Builder: make views in loadView() or viewDidLoad().")
public typealias UINib = NSObject
@available(*, unavailable, message: "There is no Interface Builder: make views in loadView() or viewDidLoad().")
public typealias UIStoryboardSegue = NSObject

@available(*, unavailable, message: "Not in Mullion yet. A UIStackView shows rows that all fit.")
public typealias UITableViewDataSource = NSObjectProtocol
@available(*, unavailable, message: "Not in Mullion yet. A UIStackView shows rows that all fit.")
public typealias UITableViewDelegate = NSObjectProtocol
@available(*, unavailable, message: "Not in Mullion yet. A UIStackView shows rows that all fit.")
public typealias UICollectionViewDataSource = NSObjectProtocol
@available(*, unavailable, message: "Not in Mullion yet. A UIStackView shows rows that all fit.")
public typealias UICollectionViewDelegate = NSObjectProtocol
@available(
    *, unavailable, message: "Not in Mullion yet. What is typed goes to a first responder that conforms to UIKeyInput."
)
public typealias UITextFieldDelegate = NSObjectProtocol
@available(
    *, unavailable, message: "Not in Mullion yet. What is typed goes to a first responder that conforms to UIKeyInput."
)
public typealias UITextViewDelegate = NSObjectProtocol
@available(
    *, unavailable, message: "Not in Mullion yet. A UIPanGestureRecognizer reports drags and the wheel to its actions."
)
public typealias UIScrollViewDelegate = NSObjectProtocol
