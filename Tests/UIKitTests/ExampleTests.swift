import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// The documentation's examples, built in code.
    @Suite("Examples") @MainActor struct ExampleTests {
        @Test("EX-01 a window with a small tree of views and a button that says Hello")
        func hello() throws {
            let root = UIViewController()
            let panel = UIView(frame: CGRect(x: 50, y: 40, width: 200, height: 100))
            var greetings = 0
            let button = UIButton(
                configuration: .filled(), primaryAction: UIAction(title: "Hello") { _ in greetings += 1 })
            button.frame = CGRect(x: 10, y: 10, width: 100, height: 36)
            panel.addSubview(button)
            root.view.addSubview(panel)
            let stage = Stage(root: root)
            #expect(button.configuration?.title == "Hello" && button.window === stage.window)
            stage.tap(CGPoint(x: 70, y: 60))
            stage.tap(CGPoint(x: 300, y: 200))
            #expect(greetings == 1)
        }

        @Test("EX-02 from the recipes to one of them, to its picture, and back: each is handed what it shows")
        func recipes() throws {
            struct Recipe {
                let name: String
                let picture: UIImage
            }
            final class PictureViewController: UIViewController {
                let imageView = UIImageView()
                override func loadView() { view = imageView }
            }
            final class RecipeViewController: UIViewController {
                var recipe: Recipe? { didSet { title = recipe?.name } }
                func enlarge() {
                    let next = PictureViewController()
                    next.imageView.image = recipe?.picture
                    navigationController?.pushViewController(next, animated: false)
                }
            }
            final class ListViewController: UIViewController {
                var recipes: [Recipe] = []
                func select(_ index: Int) {
                    let next = RecipeViewController()
                    next.recipe = recipes[index]
                    navigationController?.pushViewController(next, animated: false)
                }
            }
            let list = ListViewController()
            list.recipes = [
                Recipe(name: "Soup", picture: .plain(.red, 2, 2)), Recipe(name: "Cake", picture: .plain(.blue, 3, 3)),
            ]
            let navigation = UINavigationController(rootViewController: list)
            let stage = Stage(root: navigation)
            list.select(1)
            stage.update()
            let recipe = try #require(navigation.topViewController as? RecipeViewController)
            #expect(navigation.navigationBar.topItem?.title == "Cake" && recipe.view.window != nil)
            recipe.enlarge()
            stage.update()
            let picture = try #require(navigation.topViewController as? PictureViewController)
            #expect(picture.imageView.image === list.recipes[1].picture && recipe.view.window == nil)
            #expect(navigation.popViewController(animated: false) === picture)
            #expect(navigation.popViewController(animated: false) === recipe)
            stage.update()
            #expect(list.view.window === stage.window)
        }

        @Test(
            "EX-12 EX-14 the level: its controller is a window's root, and loads a black view with a level view in it")
        func level() throws {
            final class LevelView: UIView {
                weak var level: LevelViewController?
                init(frame: CGRect, level: LevelViewController) {
                    self.level = level
                    super.init(frame: frame)
                }
                required init?(coder: NSCoder) { nil }
            }
            final class LevelViewController: UIViewController {
                var frameAtLoad: CGRect?
                override func loadView() {
                    let frame = UIScreen.main.applicationFrame
                    let content = UIView(frame: frame)
                    content.backgroundColor = .black
                    view = content
                    view.addSubview(LevelView(frame: frame, level: self))
                    frameAtLoad = view.subviews.first?.frame
                }
            }
            final class Delegate: UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
                    window.rootViewController = LevelViewController()
                    window.makeKeyAndVisible()
                    self.window = window
                    return true
                }
            }
            let delegate = Delegate()
            defer { UIApplication.shared.delegate = nil }
            #expect(UIApplication.shared.launch(delegate))
            UpdateCycle.main.update()
            let window = try #require(delegate.window)
            let controller = try #require(window.rootViewController as? LevelViewController)
            #expect(controller.view.frame == window.bounds && controller.view.window === window)
            #expect(controller.view.backgroundColor == .black)
            let levels = controller.view.subviews.compactMap { $0 as? LevelView }
            #expect(levels.count == 1 && levels[0].level === controller)
            #expect(controller.frameAtLoad == UIScreen.main.bounds)
            UIApplication.shared.resignActive()
        }

        @Test(
            "EX-29 a label that loadView makes: nil at first, without viewDidLoad after loadView(), right after loadViewIfNeeded()"
        )
        func labelTrap() {
            final class Special: UIViewController {
                var label: UILabel?
                override func loadView() {
                    view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    let label = UILabel(frame: view.bounds)
                    view.addSubview(label)
                    self.label = label
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label?.text = "loaded"
                }
            }
            let (untouched, direct, right) = (Special(), Special(), Special())
            #expect(untouched.label == nil)
            direct.loadView()
            #expect(direct.label != nil && direct.label?.text == nil)
            _ = Stage(root: direct)
            #expect(direct.label?.text == nil)
            right.loadViewIfNeeded()
            #expect(right.label?.text == "loaded")
        }
    }
}
