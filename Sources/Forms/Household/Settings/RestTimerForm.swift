import Fitness
import Models

package struct RestTimerForm: SettingForm {
    package let action = Paths.restTimer
    package let cancelPath: String? = Paths.settings
    package var seconds = Field(
        "rest_timer_seconds", label: "Rest after a set",
        hint: "When you log a set, Track counts down this time and tells you when it is over.",
        options: RestTimer.choices.map { Field.Option(value: String($0.seconds), label: $0.text) })

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.seconds] }

    package init(_ user: User) {
        seconds.value = String(user.restTimer.seconds)
    }

    package mutating func validate() -> RestTimer? {
        accept(RestTimer.checked(seconds: seconds.typedInteger))
    }
}
