package enum TrainerTexts {
    package static var updateLinksAfterChange: String {
        text("After you change the text, press “Use this message” to update the links below.")
    }
    package static var howToSend: String {
        text(
            """
            Edit the message, then choose how to send it. The app opens with your text, and nothing is sent \
            until you press Send there. If the app opens empty, copy the message and paste it.
            """)
    }
    package static var copyMessage: String { text("Copy message") }
    package static var useThisMessage: String { text("Use this message") }
    package static var sendWith: String { text("Send with") }
    package static var removeCurrentPhoto: String { text("Remove current photo") }
    package static var nameSpecialtyOrLanguage: String { text("Name, specialty or language") }
    package static var yourTrainers: String { text("Your trainers") }
    package static var addTrainer: String { text("Add trainer") }
    package static var specialties: String { text("Specialties") }
    package static var contact: String { text("Contact") }
    package static var about: String { text("About") }
    package static var yourProgress: String { text("Your progress") }
    package static func contactTrainer(_ firstName: String) -> String { text("Contact \(firstName)") }
    package static func backTo(_ trainer: String) -> String { text("Back to \(trainer)") }
    package static var editTrainer: String { text("Edit trainer") }
    package static var deletionWarning: String {
        text("They will be permanently deleted. Shared links created for them end.")
    }
    package static var sharedDeletionWarning: String {
        text("This deletes them permanently for everyone here. Shared links created for them end.")
    }
    package static var deleteTrainer: String { text("Delete trainer") }
    package static var editingNotAllowed: String {
        text("Only the person who added this trainer, or the first account here, can change them.")
    }
    package static var noTrainersHintForGuest: String {
        text("Add the people who train you, what they do and how to reach them. Only you see them.")
    }
    package static var noTrainersHint: String {
        text("Add the people who train your household, what they do and how to reach them.")
    }
    package static var noTrainersYet: String { text("No trainers yet") }
    package static var noTrainerFound: String { text("No trainer found") }
    package static var noTrainerFoundHint: String { text("Try fewer words, or another specialty.") }
    package static var showAllTrainers: String { text("Show all trainers") }
    package static var onlyYou: String { text("Only you") }
    package static var backToTrainers: String { text("Back to Trainers") }
    package static var contactMissingHint: String {
        text("Add a phone number, a Telegram name or an email to contact them.")
    }
    package static var rate: String { text("Rate") }
    package static var languages: String { text("Languages") }
    package static var phone: String { text("Phone") }
    package static var telegram: String { text("Telegram") }
    package static var visibleTo: String { text("Visible to") }
    package static var everyoneWithAnAccountHere: String { text("Everyone with an account here") }
    package static var addedBy: String { text("Added by") }
    package static var someoneWhoHasLeft: String { text("Someone who has left") }
    package static func giveAReadOnlyLink(_ firstName: String) -> String {
        text(
            """
            Give \(firstName) a read-only link to what you choose. It expires by itself, and you can end it at \
            any time.
            """)
    }
    package static var specialty: String { text("Specialty") }
    package static var anySpecialty: String { text("Any specialty") }
}
