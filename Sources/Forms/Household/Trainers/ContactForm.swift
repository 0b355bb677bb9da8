import Fitness
import Foundation
import HTTP
import Models

/// The message to a trainer, to be sent with another app.
package struct ContactForm: Form {
    package static let longestMessage = 2_000

    package let trainer: Trainer
    package var message = Field("message", label: "Your message", maximumLength: longestMessage, isRequired: false)

    package var action: String { Paths.trainerContact(trainer.id) }
    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.message] }

    package init(_ trainer: Trainer, from user: User) {
        self.trainer = trainer
        let introduction = user.isGuest ? "" : " I'm \(user.firstName), and"
        message.value =
            "Hello \(trainer.firstName),\(introduction) \(user.fitnessGoal.wish). "
            + "Do you have time to train me?"
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
    fileprivate var wish: String {
        switch self {
        case .loseWeight: "I'd like to lose weight"
        case .buildMuscle: "I'd like to build muscle"
        case .stayFit: "I'd like to stay fit"
        case .improveEndurance: "I'd like to improve my endurance"
        }
    }
}
