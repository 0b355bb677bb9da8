import Foundation
import HTTP

/// The message to a trainer before it leaves for another app.
struct ContactForm: Form {
    static let longestMessage = 2_000

    let trainer: Trainer
    var message = Field("message", label: "Your message", maximumLength: longestMessage, isRequired: false)

    var action: String { Paths.trainerContact(trainer.id) }
    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.message] }

    init(_ trainer: Trainer, from user: User) {
        self.trainer = trainer
        let introduction = user.isGuest ? "" : " I'm \(user.firstName), and"
        message.value =
            "Hello \(trainer.firstName),\(introduction) \(user.fitnessGoal.wish). "
            + "Do you have time to train me?"
    }

    mutating func read(_ typed: FormFields) {
        fill(from: typed)
        message.value = message.value.replacing("\r\n", with: "\n")
    }

    mutating func validate() -> Bool {
        _ = message.optionalText(maximumLength: Self.longestMessage)
        return isValid
    }

    var offeredChannels: [ContactChannel] { message.error == nil ? channels : [] }

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
