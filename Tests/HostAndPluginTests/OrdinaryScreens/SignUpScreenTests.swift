import OrdinaryScreens
import Testing
import UIKit

extension HostAndPlugin {
    /// A form that was written for Apple's systems.
    @Suite("A sign-up at home and in a plugin") @MainActor struct SignUpScreen {
        private static let labels = ["Name", "E-Mail", "Password", "Birth Year"]
        private let delegate = RecordingSignUpDelegate()

        private func open(
            _ place: Place, size: CGSize = CGSize(width: 400, height: 700), style: UIUserInterfaceStyle = .light,
            direction: UITraitEnvironmentLayoutDirection = .leftToRight
        ) throws -> ScreenRun<SignUpViewController> {
            let run = try ScreenRun(place, size: size, style: style, direction: direction) {
                SignUpViewController(code: "314159")
            }
            run.screen.delegate = delegate
            return run
        }

        /// The label of the field that is edited; empty for none.
        private func edited(_ run: ScreenRun<SignUpViewController>) throws -> String {
            try Self.labels.first { try run.textField($0).isEditing } ?? ""
        }

        private func createButton(_ run: ScreenRun<SignUpViewController>) throws -> UIButton {
            try #require(
                run.host.stage.buttons(in: run.navigation).first { $0.currentTitle == "Create Account" })
        }

        /// Types what the form wants, and accepts the terms.
        private func fill(_ run: ScreenRun<SignUpViewController>) throws {
            for (label, text) in zip(Self.labels, ["Ada Lovelace", "ada@example.org", "engine1843", "1990"]) {
                run.tap(on: try run.textField(label))
                run.type(text)
            }
            run.tap(on: try run.find(UISwitch.self, in: run.navigation.view))
        }

        @Test(
            "A form looks the same in both places, with all that is wrong in it",
            arguments: [UIUserInterfaceStyle.light, .dark],
            [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
        func look(style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection) async throws {
            let picture = try await expectSame { place in
                let run = try open(place, style: style, direction: direction)
                defer { run.end() }
                let empty = run.picture
                run.tap(on: try run.textField("E-Mail"))
                run.type("ada")
                for _ in 0..<3 { run.press(.keyboardReturnOrEnter) }
                run.pass(seconds: 1)
                #expect(try edited(run) == "")
                #expect(run.texts.count { $0.hasPrefix("This is") || $0.hasPrefix("The password") } == 2)
                let eye = try run.find(UIButton.self, called: "Show Password", in: run.navigation.view)
                #expect((run.middle(of: eye).x > 200) == (direction == .leftToRight))
                return empty + run.picture
            }
            #expect(Set(picture).count > 3)
        }

        @Test("What is typed is checked at once, and what is wrong is said below the field", arguments: Place.allCases)
        func validation(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let email = try run.textField("E-Mail")
            run.tap(on: email)
            #expect(email.isEditing && !run.texts.contains("This is not an e-mail address."))
            run.type("ada@")
            #expect(email.text == "ada@" && run.texts.contains("This is not an e-mail address."))
            run.type("example.org")
            #expect(email.text == "ada@example.org" && !run.texts.contains("This is not an e-mail address."))
            run.press(.keyboardDeleteOrBackspace)
            run.press(.keyboardDeleteOrBackspace)
            run.press(.keyboardDeleteOrBackspace)
            #expect(email.text == "ada@example." && run.texts.contains("This is not an e-mail address."))
            run.tap(on: try run.textField("Password"))
            run.type("abc")
            #expect(run.texts.contains("The password needs 5 more characters."))
            run.type("defgh")
            #expect(run.texts.contains("The password needs a digit."))
        }

        @Test("A field that is left as it was says what it wants", arguments: Place.allCases)
        func left(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            run.tap(on: try run.textField("Name"))
            #expect(!run.texts.contains("Please tell us your name."))
            run.tap(on: try run.textField("E-Mail"))
            #expect(run.texts.contains("Please tell us your name."))
        }

        @Test("A year takes digits alone, and four of them", arguments: Place.allCases)
        func digits(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let year = try run.textField("Birth Year")
            run.tap(on: year)
            run.type("1a9-9x")
            #expect(year.text == "199" && run.texts.contains("Please enter a year from 1900 to 2012."))
            run.type("05")
            #expect(year.text == "1990" && !run.texts.contains("Please enter a year from 1900 to 2012."))
        }

        @Test("Return goes from field to field, and ends in the last one")
        func returnKey() async throws {
            let order = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                run.tap(on: try run.textField("Name"))
                var order = [try edited(run)]
                for _ in 0..<4 {
                    run.press(.keyboardReturnOrEnter)
                    run.pass(seconds: 0.5)
                    order.append(try edited(run))
                }
                return order
            }
            #expect(order == Self.labels + [""])
        }

        @Test("A password is hidden until its button shows it, and typing goes on", arguments: Place.allCases)
        func password(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let password = try run.textField("Password")
            run.tap(on: password)
            run.type("engine")
            #expect(password.isSecureTextEntry && password.text == "engine")
            try run.tapButton("Show Password")
            #expect(!password.isSecureTextEntry && password.isEditing)
            run.type("18")
            #expect(password.text == "engine18")
            try run.tapButton("Hide Password")
            #expect(password.isSecureTextEntry && password.text == "engine18")
        }

        @Test("The button is enabled when all is right, and as long as it is", arguments: Place.allCases)
        func button(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let button = try createButton(run)
            try fill(run)
            #expect(button.isEnabled)
            run.tap(on: try run.textField("Birth Year"))
            run.press(.keyboardDeleteOrBackspace)
            #expect(!button.isEnabled)
            run.type("1")
            #expect(button.isEnabled)
            run.tap(on: try run.find(UISwitch.self, in: run.navigation.view))
            #expect(!button.isEnabled)
        }

        @Test("A code is asked for until it is the right one, and the delegate hears of the account")
        func code() async throws {
            let calls = try await expectSame { place in
                let before = delegate.lines.count
                let run = try open(place)
                defer { run.end() }
                try fill(run)
                try run.tapButton("Create Account")
                let first = try run.alert
                #expect(first.message == "We have sent a code to ada@example.org.")
                #expect(try edited(run) == "" && first.textFields?.first?.isEditing == true)
                run.type("27182")
                #expect(first.actions.last?.isEnabled == false)
                try run.tapAlert("Confirm")
                #expect(try run.alert === first)
                run.type("8")
                try run.tapAlert("Confirm")
                run.pass(seconds: 1)
                #expect(try run.alert !== first && delegate.lines.count == before)
                #expect(try run.alert.message == "This was not the code. Please try again.")
                run.type("314159")
                run.press(.keyboardReturnOrEnter)
                run.pass(seconds: 1)
                #expect(run.navigation.presentedViewController == nil)
                return Array(delegate.lines.dropFirst(before))
            }
            #expect(calls == ["didCreate Ada Lovelace, ada@example.org, 1990"])
        }

        @Test("Cancel ends typing, and the delegate hears of it", arguments: Place.allCases)
        func cancel(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            run.tap(on: try run.textField("Name"))
            try run.tapButton("Cancel")
            #expect(try edited(run) == "" && delegate.lines == ["didCancel"])
        }

        @Test("A keyboard on the screen lifts what is edited, and the bar over it ends typing")
        func keyboard() async throws {
            UIApplication.shared.screenKeyboard = StillKeyboard()
            defer { UIApplication.shared.screenKeyboard = nil }
            let places = try await expectSame { place in
                let run = try open(place, size: CGSize(width: 400, height: 450))
                defer { run.end() }
                let scrollView = try run.find(UIScrollView.self)
                @MainActor func bottom(_ field: UITextField) -> CGFloat {
                    field.convert(field.bounds, to: run.navigation.view).maxY
                }
                let password = try run.textField("Password")
                #expect(bottom(password) > 250)
                run.tap(on: password)
                #expect(password.isEditing && bottom(password) <= 250 && scrollView.contentInset.bottom == 200)
                var places = [scrollView.contentOffset.y]
                run.press(.keyboardReturnOrEnter)
                run.pass(seconds: 1)
                let year = try run.textField("Birth Year")
                let bar = try #require(year.inputAccessoryView)
                #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 206, width: 400, height: 44))
                #expect(year.isEditing && bottom(year) <= 206 && scrollView.contentInset.bottom == 244)
                places.append(scrollView.contentOffset.y)
                run.tap(on: try run.find(UIControl.self, in: bar))
                #expect(!year.isEditing && bar.window == nil && scrollView.contentInset.bottom == 0)
                return places.map { "\($0.rounded())" }
            }
            #expect(Set(places).count == 2)
        }
    }
}
