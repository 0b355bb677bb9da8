import Fitness
import Models

package struct AppearanceForm: SettingForm {
    package let action = Paths.appearance
    package let cancelPath: String? = Paths.settings
    package var appearance = Field(
        "appearance", label: "Colors", hint: "System follows your device, and changes when it does.",
        options: Appearance.options)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.appearance] }

    package init(_ user: User) {
        appearance.value = user.appearance.rawValue
    }

    package mutating func validate() -> Appearance? {
        accept(Appearance.checked(Appearance(rawValue: appearance.value)))
    }
}
