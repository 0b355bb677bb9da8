import Fitness
import Models

extension TrainerForm {
    /// The trainer as typed; nil if any field, including the photo, has an error.
    package mutating func validate() -> TrainerDraft? {
        accept(
            TrainerDraft.checked(
                isPrivate: Visibility(rawValue: visibility.value).map { $0 == .alone }, name: name.value,
                specialities: specialities.value.split(separator: ",").map(String.init),
                otherSpecialities: otherSpecialities.value, bio: bio.value, languages: languages.value,
                rateAmount: rateAmount.value, rateCurrency: rateCurrency.value,
                ratePeriod: TrainerRate.Period(rawValue: ratePeriod.value), phone: phone.value,
                telegram: telegram.value, email: email.value))
    }

    package mutating func rejectAsTooMany() {
        name.error = User.Trainers.tooMany
        focusFirstError()
    }
}
