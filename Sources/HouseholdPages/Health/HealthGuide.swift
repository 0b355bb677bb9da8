import Forms

/// The steps to set up an app.
struct HealthGuide: Sendable {
    let name: String
    let platform: String
    let address: CopyField
    let steps: [String]
    let note: String

    /// - Parameter origin: the scheme and host in the browser's address, such as `http://home.local:8080`.
    static func all(origin: String) -> [HealthGuide] {
        [
            HealthGuide(
                name: "Health Auto Export", platform: "iPhone and Apple Watch",
                address: CopyField(id: "auto-export", label: "URL", value: "\(origin)\(Paths.autoExport)"),
                steps: [
                    "Create a token above and name it after the phone.",
                    "In Health Auto Export, open Automations and add a REST API automation.",
                    "Paste the address below as its URL.",
                    "Add a header with the key Authorization and the value “Bearer”, a space and your token.",
                    "Choose Health Metrics with Step Count, Active Energy, Weight & Body Mass, Body Fat Percentage, Resting Heart Rate, Sleep Analysis and Dietary Water, and the format JSON.",
                    "Turn on Summarize Data, by day or by hour, and don’t change it later.",
                    "For workouts, add a second automation with the data type Workouts and the same address and header.",
                    "Run it once by hand. It then appears under “Last deliveries”.",
                ],
                note: "The app needs a paid plan to run automations."),
            HealthGuide(
                name: "HC Webhook", platform: "Android with Health Connect",
                address: CopyField(id: "hc-webhook", label: "Webhook URL", value: "\(origin)\(Paths.hcWebhook)"),
                steps: [
                    "Create a token above and name it after the phone.",
                    "In HC Webhook, allow access to steps, sleep, active calories, weight, body fat, resting heart rate, exercise and hydration.",
                    "Add the address below as a webhook.",
                    "Add a header to it: the name Authorization, the value “Bearer”, a space and your token.",
                    "Choose how often it sends, save, and tap Sync now once.",
                ],
                note: "Its Test button sends made-up values. WorkHome answers but does not save them."),
            HealthGuide(
                name: "openScale sync", platform: "Bluetooth scales, Android",
                address: CopyField(id: "weight-entry", label: "wger server", value: "\(origin)\(Paths.wger)"),
                steps: [
                    "Create a token above and name it after the scale.",
                    "In openScale sync, choose wger.",
                    "Paste the address below as the server, including the slash at the end.",
                    "Paste the token as the API token, without “Bearer”, and connect.",
                ],
                note: "Weights are sent in kilograms. The app can only change or delete weights it sent itself."),
        ]
    }
}
