import Fitness
import Foundation
import HTTP
import Models
import Texts

package struct TrainerForm: DraftForm {
    package enum Visibility: String, Sendable {
        case household, alone
    }

    package let action: String
    package let cancelPath: String?
    let hasPhoto: Bool
    /// Whether the user chooses who sees the trainer: only who added the trainer does, and no guest.
    package let choosesVisibility: Bool

    package var name = Field("name", label: CommonTexts.name, maximumLength: Field.nameLength)
    package var photo = Field("photo", label: CommonTexts.photo, isRequired: false)
    package var removesPhoto = Field("remove_photo", label: TrainerTexts.removeThePhoto, isRequired: false)
    /// The values of the ticked boxes, separated by commas.
    var specialities = Field(
        "specialities", label: TrainerTexts.specialties, isRequired: false,
        options: TrainerSpecialities.known.map { Field.Option(value: $0, label: $0) })
    package var otherSpecialities = Field(
        "other_specialities", label: TrainerTexts.otherSpecialties, hint: TrainerTexts.separatedByCommas,
        maximumLength: 400,
        isRequired: false)
    package var languages = Field(
        "languages", label: TrainerTexts.languages, maximumLength: TrainerDraft.languagesLength, isRequired: false)
    package var bio = Field(
        "bio", label: TrainerTexts.about, maximumLength: TrainerDraft.aboutLength, isRequired: false)
    package var rateAmount = Field(
        "rate_amount", label: TrainerTexts.rate, maximumLength: TrainerRate.amountLength, isRequired: false)
    package var rateCurrency = Field(
        "rate_currency", label: TrainerTexts.currency, hint: TrainerTexts.currencyHint,
        maximumLength: TrainerRate.currencyLength,
        isRequired: false)
    package var ratePeriod = Field(
        "rate_period", label: AchievementTexts.forColumn, value: TrainerRate.Period.hour.rawValue,
        options: TrainerRate.Period.options)
    package var phone = Field(
        "phone", label: TrainerTexts.phone, hint: TrainerTexts.phoneHint,
        maximumLength: TrainerDraft.phoneLength,
        isRequired: false)
    package var telegram = Field(
        "telegram_name", label: TrainerTexts.telegramName, hint: TrainerTexts.telegramHint,
        maximumLength: TrainerDraft.telegramLength,
        isRequired: false)
    package var email = Field(
        "email", label: CommonTexts.email, maximumLength: EmailAddress.maximumLength, isRequired: false)
    package var visibility = Field(
        "visibility", label: TrainerTexts.whoSeesThisTrainer, value: Visibility.household.rawValue,
        options: [
            Field.Option(
                value: Visibility.household.rawValue, label: TrainerTexts.everyoneWithAnAccountHere, icon: "trainers"),
            Field.Option(value: Visibility.alone.rawValue, label: CommonTexts.onlyMe, icon: "lock"),
        ])

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [
            \.name, \.photo, \.removesPhoto, \.specialities, \.otherSpecialities, \.languages, \.rateAmount,
            \.rateCurrency, \.ratePeriod, \.bio, \.phone, \.telegram, \.email, \.visibility,
        ]
    }

    /// A new trainer.
    package init(sharesAtHome: Bool) {
        (action, cancelPath, hasPhoto) = (Paths.trainers, Paths.trainers, false)
        choosesVisibility = sharesAtHome
        if !sharesAtHome { visibility.value = Visibility.alone.rawValue }
    }

    /// An existing trainer.
    package init(_ trainer: Trainer, user: User) {
        action = Paths.trainer(trainer.id)
        cancelPath = Paths.trainer(trainer.id)
        hasPhoto = trainer.photo != nil
        choosesVisibility = trainer.addedBy == user.id && user.sharesAtHome
        name.value = trainer.name
        specialities.value = trainer.specialities.known.joined(separator: ",")
        otherSpecialities.value = trainer.specialities.others.joined(separator: ", ")
        languages.value = trainer.languages
        bio.value = trainer.bio
        rateAmount.value = trainer.rate?.amount ?? ""
        rateCurrency.value = trainer.rate?.currency ?? ""
        ratePeriod.value = (trainer.rate?.period ?? .hour).rawValue
        phone.value = trainer.phone?.text ?? ""
        telegram.value = trainer.telegram?.name ?? ""
        email.value = trainer.email ?? ""
        visibility.value = (trainer.isPrivate ? Visibility.alone : .household).rawValue
    }

    /// Takes the submitted values; unticked checkboxes of a group are not sent.
    package mutating func take(_ typed: FormFields) {
        let seenBy = visibility.value
        fill(from: typed)
        if !choosesVisibility { visibility.value = seenBy }
        specialities.take(typed.values(of: specialities.name).joined(separator: ","))
        removesPhoto.value = hasPhoto ? typed[removesPhoto.name] ?? "" : ""
        bio.value = bio.value.replacing("\r\n", with: "\n")
        // The first field with a message gets the cursor instead.
        name.isFocused = false
    }

    package var ticks: CheckboxField { CheckboxField(specialities) }
    package var removal: RemovalTick? { hasPhoto ? RemovalTick(isSelected: !removesPhoto.value.isEmpty) : nil }

    /// The checkbox that removes the photo.
    package struct RemovalTick: Sendable {
        package let isSelected: Bool
    }

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
}
