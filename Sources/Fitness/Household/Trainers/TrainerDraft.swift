import Foundation
import Texts

/// The editable values of a trainer.
package struct TrainerDraft: Sendable {
    package var isPrivate: Bool
    package var name: String
    package var specialities: TrainerSpecialities
    package var bio: String
    package var languages: String
    package var rate: TrainerRate?
    package var phone: PhoneNumber?
    package var telegram: TelegramName?
    package var email: String?
}

extension TrainerDraft {
    package static let languagesLength = 200
    package static let aboutLength = 4_000
    package static let phoneLength = 40
    package static let telegramLength = 100

    /// The trainer that was typed or sent, or what is wrong with it.
    package static func checked(
        isPrivate: Bool?, name: String, specialities ticked: [String], otherSpecialities: String, bio: String,
        languages: String, rateAmount: String, rateCurrency: String, ratePeriod: TrainerRate.Period?, phone: String,
        telegram: String, email: String
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text("name", name, required: Faults.nameRequired)
        let specialities = faults.specialities(ticked, otherSpecialities)
        let rate = faults.rate(rateAmount, rateCurrency, ratePeriod)
        let languages = faults.text("languages", languages, atMost: languagesLength)
        let bio = faults.text("bio", bio.replacing("\r\n", with: "\n"), atMost: aboutLength)
        let number = faults.phoneNumber(phone)
        let telegram = faults.telegramName(telegram)
        let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
        if !email.isEmpty, !EmailAddress.isValid(email) { faults.add("email", EmailAddress.invalid) }
        faults.require("visibility", isPrivate, TrainerTexts.visibilityMissing)
        guard faults.isEmpty, let isPrivate else { return .failure(faults) }
        return .success(
            Self(
                isPrivate: isPrivate, name: name, specialities: specialities, bio: bio,
                languages: languages.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                    .filter { !$0.isEmpty }.joined(separator: ", "),
                rate: rate, phone: number, telegram: telegram, email: email.isEmpty ? nil : email))
    }
}

extension Faults {
    fileprivate mutating func specialities(_ ticked: [String], _ typed: String) -> TrainerSpecialities {
        if !Set(ticked).isSubset(of: TrainerSpecialities.known) { add("specialities", CommonTexts.notInTheList) }
        let chosen = TrainerSpecialities(ticked: ticked, typed: typed)
        if chosen.others.count > TrainerSpecialities.maximumOthers {
            add("other_specialities", TrainerTexts.tooManyOthers(TrainerSpecialities.maximumOthers))
        }
        if !chosen.others.allSatisfy({ TextLimits.fits($0, 1...TrainerSpecialities.maximumOtherLength) }) {
            add("other_specialities", TrainerTexts.specialtyTooLong(TrainerSpecialities.maximumOtherLength))
        }
        return chosen
    }

    fileprivate mutating func rate(
        _ amount: String, _ currency: String, _ period: TrainerRate.Period?
    ) -> TrainerRate? {
        let amount = amount.trimmingCharacters(in: .whitespacesAndNewlines)
        let currency = currency.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        if amount.isEmpty, currency.isEmpty { return nil }
        if !TrainerRate.isAmount(amount) {
            add("rate_amount", TrainerTexts.rateAmountUnreadable)
        } else if !TrainerRate.currencies.contains(currency) {
            add("rate_currency", TrainerTexts.currencyInvalid)
        }
        return require("rate_period", period, TrainerTexts.ratePeriodMissing).map {
            TrainerRate(amount: amount, currency: currency, period: $0)
        }
    }

    fileprivate mutating func phoneNumber(_ typed: String) -> PhoneNumber? {
        let typed = text("phone", typed, atMost: TrainerDraft.phoneLength)
        if typed.isEmpty { return nil }
        do {
            return try PhoneNumber(typed: typed)
        } catch {
            add("phone", error.message)
            return nil
        }
    }

    fileprivate mutating func telegramName(_ typed: String) -> TelegramName? {
        let typed = text("telegram_name", typed, atMost: TrainerDraft.telegramLength)
        if typed.isEmpty { return nil }
        return require(
            "telegram_name", TelegramName(typed: typed),
            TrainerTexts.telegramNameInvalid)
    }
}
