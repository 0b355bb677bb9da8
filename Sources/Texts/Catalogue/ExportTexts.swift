package enum ExportTexts {
    package static var anExportIsAlreadyRunning: String {
        text("An export is already running. Please wait until it is done.")
    }
    package static func yourPhotosUse(_ size: String) -> String { text("Your photos use \(size).") }
}
