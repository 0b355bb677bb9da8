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
            ? TrainerTexts.messageTo(trainer.firstName, fitnessGoalText)
            : TrainerTexts.messageToFrom(trainer.firstName, user.firstName, fitnessGoalText)
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
