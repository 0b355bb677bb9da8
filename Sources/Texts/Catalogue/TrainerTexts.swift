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
    package static var trainers: String { text("Trainers") }
    package static var nameSpecialityOrLanguage: String { text("Name, speciality or language") }
    package static var yourTrainers: String { text("Your trainers") }
    package static var addTrainer: String { text("Add trainer") }
    package static var specialities: String { text("Specialities") }
    package static var contact: String { text("Contact") }
    package static var about: String { text("About") }
    package static var yourProgress: String { text("Your progress") }
    package static var shareYourProgress: String { text("Share your progress") }
}
