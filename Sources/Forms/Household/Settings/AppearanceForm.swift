import Fitness
import Models
import Texts

package struct AppearanceForm: SettingForm {
    package let action = Paths.appearance
    package let cancelPath: String? = Paths.settings
    package var appearance = Field(
        "appearance", label: SettingsTexts.colors, hint: SettingsTexts.appearanceHint,
        options: Appearance.options)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.appearance] }

    package init(_ user: User) {
        appearance.value = user.appearance.rawValue
    }

    package mutating func validate() -> Appearance? {
        accept(Appearance.checked(Appearance(rawValue: appearance.value)))
    }
}
