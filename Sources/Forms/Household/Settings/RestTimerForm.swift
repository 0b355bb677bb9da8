import Fitness
import Models
import Texts

package struct RestTimerForm: SettingForm {
    package let action = Paths.restTimer
    package let cancelPath: String? = Paths.settings
    package var seconds = Field(
        "rest_timer_seconds", label: SettingsTexts.restAfterASet,
        hint: SettingsTexts.restTimerHint,
        options: RestTimer.choices.map { Field.Option(value: String($0.seconds), label: $0.text) })

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.seconds] }

    package init(_ user: User) {
        seconds.value = String(user.restTimer.seconds)
    }

    package mutating func validate() -> RestTimer? {
        accept(RestTimer.checked(seconds: seconds.typedInteger))
    }
}
