import Fitness
import Foundation
import HTTP
import Models
import Texts

/// The message to a trainer, to be sent with another app.
package struct ContactForm: Form {
    package static let longestMessage = 2_000

    package let trainer: Trainer
    package var message = Field(
        "message", label: TrainerTexts.yourMessage, maximumLength: longestMessage, isRequired: false)

    package var action: String { Paths.trainerContact(trainer.id) }
    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.message] }

    package init(_ trainer: Trainer, from user: User) {
        self.trainer = trainer
        let fitnessGoalText = user.fitnessGoal.fitnessGoalText
        message.value =
            user.isGuest
            ? TrainerTexts.message(to: trainer.firstName, fitnessGoalText)
            : TrainerTexts.message(to: trainer.firstName, from: user.firstName, fitnessGoalText)
    }

    package mutating func read(_ typed: FormFields) {
        fill(from: typed)
        message.value = message.value.replacing("\r\n", with: "\n")
    }

    package mutating func validate() -> Bool {
        _ = message.optionalText(maximumLength: Self.longestMessage)
        return isValid
    }

    package var offeredChannels: [ContactChannel] { message.error == nil ? channels : [] }

    private var channels: [ContactChannel] {
        var channels: [ContactChannel] = []
        if let phone = trainer.phone {
            channels.append(.whatsApp(phone, message.value))
        }
        if let telegram = trainer.telegram { channels.append(.telegram(telegram, message.value)) }
        if let email = trainer.email { channels.append(.mail(email, message.value)) }
        if let phone = trainer.phone { channels.append(.call(phone)) }
        return channels
    }
}

extension FitnessGoal {
    fileprivate var fitnessGoalText: String {
        switch self {
        case .loseWeight: TrainerTexts.wantToLoseWeight
        case .buildMuscle: TrainerTexts.wantToBuildMuscle
        case .stayFit: TrainerTexts.wantToStayFit
        case .improveEndurance: TrainerTexts.wantToImproveEndurance
        }
    }
}

/// A way to contact a trainer: a plain link, which the browser or the phone opens in another app.
package struct ContactChannel: Sendable {
    package let label: String
    package let icon: String
    /// The address up to the message; nil if it can't include one.
    package let prefix: String?
    package let address: String
    /// Whether it opens a page, in a new tab, so that this one is still there on return.
    package let opensPage: Bool

    private init(_ label: String, icon: String, prefix: String, message: String, opensPage: Bool) {
        self.label = label
        self.icon = icon
        self.prefix = prefix
        self.opensPage = opensPage
        // Lines in a mail end with CR LF (RFC 6068 §5).
        let message = opensPage ? message : message.replacing("\n", with: "\r\n")
        address = prefix + PercentEncoding.encode(message)
    }

    private init(_ label: String, icon: String, address: String) {
        self.label = label
        self.icon = icon
        prefix = nil
        self.address = address
        opensPage = false
    }

    static func whatsApp(_ phone: PhoneNumber, _ message: String) -> ContactChannel {
        ContactChannel(
            "WhatsApp", icon: "chat", prefix: "https://wa.me/\(phone.digits)?text=", message: message, opensPage: true)
    }

    static func telegram(_ name: TelegramName, _ message: String) -> ContactChannel {
        ContactChannel(
            "Telegram", icon: "plane", prefix: "https://t.me/\(name.name)?text=", message: message, opensPage: true)
    }

    static func mail(_ email: String, _ message: String) -> ContactChannel {
        // The at sign between the two parts is not encoded, as in RFC 6068 §2.
        let address = email.split(separator: "@", omittingEmptySubsequences: false).map { PercentEncoding.encode($0) }
            .joined(separator: "@")
        return ContactChannel(
            CommonTexts.email, icon: "edit", prefix: "mailto:\(address)?subject=Training&body=", message: message,
            opensPage: false)
    }

    static func call(_ phone: PhoneNumber) -> ContactChannel {
        let unbroken = phone.text.replacing(" ", with: "\u{A0}")
        return ContactChannel(TrainerTexts.call(unbroken), icon: "phone", address: "tel:\(phone.e164)")
    }
}
