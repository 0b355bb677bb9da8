package enum ApiTexts {
    package static var openAPIDocument: String { text("OpenAPI document") }
    package static var yourKeys: String { text("Your keys") }
    package static func accessAndStatusCodes(_ access: String, _ statuses: String) -> String {
        text("\(access). Status codes: \(statuses).")
    }
    package static var required: String { text("required") }
    package static var untilItIsRevoked: String { text("Until you revoke it") }
    package static var nameOfTheProgram: String { text("Name of the program") }
    package static var nameHint: String { text("Such as “Scripts on my laptop”") }
    package static var whatItCanAccess: String { text("What it can access") }
    package static var accessHint: String {
        text(
            """
            Profile means your personal data, trainers and settings. A key that can change it can also create links to everything \
            else you tick.
            """)
    }
    package static var whatItCanDo: String { text("What it can do") }
    package static var read: String { text("Read") }
    package static var readAndChange: String { text("Read and change") }
    package static var whatItCanDoMissing: String { text("Please choose what it can do") }
    package static var nameTaken: String {
        text("There is already a key with this name. Choose another name, or revoke that one.")
    }
    package static func tooManyKeys(_ maximum: Int) -> String {
        text("You have \(maximum) keys, the maximum. Revoke one first.")
    }
    package static var whatItCanAccessMissing: String { text("Please choose what it can access") }
    package static var revokeWarning: String { text("The program with this key loses access.") }
    package static var revokeKey: String { text("Revoke key") }
    package static var key: String { text("Key") }
    package static func readsAndChanges(_ areas: String) -> String { text("Reads and changes \(areas)") }
    package static func reads(_ areas: String) -> String { text("Reads \(areas)") }
    package static func ended(_ day: String) -> String { text("ended \(day)") }
    package static func worksUntil(_ day: String) -> String { text("works until \(day)") }
    package static func created(_ day: String) -> String { text("Created \(day)") }
}
