package enum ApiTexts {
    package static var openAPIDocument: String { text("OpenAPI document") }
    package static var yourKeys: String { text("Your keys") }
    package static func accessAndStatusCodes(_ access: String, _ statuses: String) -> String {
        text("\(access). Status codes: \(statuses).")
    }
    package static var required: String { text("required") }
}
