import Fitness
import Foundation
import Models

extension TrainerForm {
    /// The trainer as typed; nil if any field, including the photo, has an error.
    package mutating func validate() -> TrainerDraft? {
        let name = name.requiredText("Please enter a name")
        let specialities = chosenSpecialities()
        let languages = typedLanguages()
        let bio = bio.optionalText(maximumLength: Self.aboutLength)
        let rate = typedRate()
        let phone = phone.phoneNumber()
        let telegram = telegram.telegramName()
        let email = email.value.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ? nil : email.emailAddress()
        let visibility = visibility.choice(Visibility.self, "Please choose who sees this trainer")
        guard isValid, let name, let specialities, let languages, let bio, let visibility else {
            focusFirstError()
            return nil
        }
        return TrainerDraft(
            isPrivate: visibility == .alone, name: name, specialities: specialities, bio: bio,
            languages: languages, rate: rate, phone: phone, telegram: telegram, email: email)
    }

    package mutating func rejectAsTooMany() {
        name.error = "You added \(User.Trainers.maximumTrainers) trainers, the maximum. Delete one first"
        focusFirstError()
    }

    private mutating func chosenSpecialities() -> TrainerSpecialities? {
        let ticked = specialities.value.split(separator: ",").map(String.init)
        guard Set(ticked).isSubset(of: TrainerSpecialities.known) else {
            return specialities.fail("Please choose from the list")
        }
        let chosen = TrainerSpecialities(ticked: ticked, typed: otherSpecialities.value)
        guard chosen.others.count <= TrainerSpecialities.maximumOthers else {
            return otherSpecialities.fail("Use at most \(TrainerSpecialities.maximumOthers) others")
        }
        guard chosen.others.allSatisfy({ $0.unicodeScalars.count <= TrainerSpecialities.maximumOtherLength }) else {
            return otherSpecialities.fail("Use at most \(TrainerSpecialities.maximumOtherLength) characters each")
        }
        return chosen
    }

    /// The languages, separated by a comma and a space.
    private mutating func typedLanguages() -> String? {
        languages.optionalText(maximumLength: Self.languagesLength).map { typed in
            typed.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                .filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }

    private mutating func typedRate() -> TrainerRate? {
        let amount = rateAmount.value.trimmingCharacters(in: .whitespacesAndNewlines)
        let currency = rateCurrency.value.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        if amount.isEmpty, currency.isEmpty { return nil }
        guard TrainerRate.isAmount(amount) else {
            return rateAmount.fail("Please enter an amount, such as 45 or 37.50")
        }
        guard TrainerRate.currencies.contains(currency) else {
            return rateCurrency.fail("Please enter the three letters of a currency, such as EUR")
        }
        return ratePeriod.choice(TrainerRate.Period.self, "Please choose what the rate is for").map {
            TrainerRate(amount: amount, currency: currency, period: $0)
        }
    }
}

extension Field {
    /// - Returns: nil without an error if the field is empty.
    fileprivate mutating func phoneNumber() -> PhoneNumber? {
        guard let typed = optionalText(maximumLength: TrainerForm.phoneLength), !typed.isEmpty else { return nil }
        do {
            return try PhoneNumber(typed: typed)
        } catch {
            return fail(error.message)
        }
    }

    /// - Returns: nil without an error if the field is empty.
    fileprivate mutating func telegramName() -> TelegramName? {
        guard let typed = optionalText(maximumLength: TrainerForm.telegramLength), !typed.isEmpty else { return nil }
        return TelegramName(typed: typed)
            ?? fail("A Telegram name has 5 to 32 letters, digits and underscores, and starts with a letter")
    }
}
