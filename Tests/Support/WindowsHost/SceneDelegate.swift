import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let number = connectionOptions.userActivities.first?.userInfo?["number"] as? Int ?? 1
        scene.title = "Window \(number)"
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = PageViewController(number: number)
        window?.makeKeyAndVisible()
        print("connected \(number)")
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        print("disconnected \(scene.title ?? "")")
    }
}
