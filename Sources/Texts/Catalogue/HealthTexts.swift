package enum HealthTexts {
    package static func tokenFor(_ name: String) -> String { text("Token for \(name)") }
    package static var tokens: String { text("Tokens") }
    package static var tokenExplanation: String {
        text("A token lets one app send its measurements to WorkHome, and nothing else.")
    }
    package static var createToken: String { text("Create token") }
    package static var lastDeliveries: String { text("Last deliveries") }
    package static var noDeliveriesYet: String {
        text("Nothing yet. Create a token, set up your app as described below, and let it send once.")
    }
    package static var whatWasLeftOut: String { text("What was left out") }
    package static var whatYouMeasured: String { text("What you measured") }
    package static var whereMeasurementsAppear: String {
        text(
            """
            Steps, water and sleep appear on Track as one entry a day, next to what you type. Phone and watch \
            count the same steps, so each minute counts for one of them. A weight from the scale goes to \
            Progress, unless you typed one that day. Workouts become cardio sessions on Track.
            """)
    }
    package static func singleValuesAreDeleted(_ days: Int) -> String {
        text(
            """
            Single values of steps, energy, heart rate, sleep and water are deleted after \(days) days. The \
            day’s total stays and no longer changes.
            """)
    }
    package static var devicesAndApps: String { text("Devices and apps") }
    package static func devicesAndAppsLimitReached(_ count: Int) -> String {
        text("You have \(count) devices and apps, the maximum. Delete the data of one to add another.")
    }
    package static var orderExplanation: String {
        text(
            """
            The first device in this list counts whole. The others count when it measured nothing. Until you move \
            one, a watch comes before a phone, or else the device with the larger day.
            """)
    }
    package static var whatCounted: String { text("What counted") }
    package static func allDay(_ device: String) -> String { text("\(device), all day") }
    package static var correctedDown: String { text("Corrected down?") }
    package static var correctedDownExplanation: String {
        text(
            """
            An app sent a smaller value for the same time. It may be a correction, or only a part, so the larger value \
            counts until you choose.
            """)
    }
    package static func saidLess(_ source: String, _ larger: String, _ smaller: String) -> String {
        text("\(source): \(larger), then \(smaller)")
    }
    package static func use(_ value: String) -> String { text("Use \(value)") }
    package static func keep(_ value: String) -> String { text("Keep \(value)") }
    package static var setUpAnApp: String { text("Set up an app") }
    package static var phonesCantReachLocalhost: MarkedText {
        MarkedText(
            text(
                """
                A phone can’t reach this machine as localhost. Open this page with this machine’s network \
                address, and the addresses below will be right. To allow access from the network, start \
                “workhome serve [--host] 0.0.0.0”.
                """))
    }
    package static var revokeWarning: String {
        text("The app with this token can’t send data any more. What it already sent stays.")
    }
    package static var revokeToken: String { text("Revoke token") }
    package static func deleteDataQuestion(_ source: String) -> String { text("Delete everything from \(source)?") }
    package static var deleteDataWarning: String {
        text(
            """
            Everything it sent will be permanently deleted: values, weights and sessions. What you typed or \
            changed yourself stays.
            """)
    }
    package static var deleteItsData: String { text("Delete its data") }
    package static var deleteData: String { text("Delete data") }
    package static var nameOfPhoneOrScale: String { text("Name of the phone or scale") }
    package static var nameTaken: String {
        text("There is already a token with this name. Choose another name, or revoke that one.")
    }
    package static func tooManyTokens(_ maximum: Int) -> String {
        text("You have \(maximum) tokens, the maximum. Revoke one first.")
    }
    package static var healthAutoExport: String { text("Health Auto Export") }
    package static var iphoneAndAppleWatch: String { text("iPhone and Apple Watch") }
    package static var nameTokenAfterPhone: String { text("Create a token above and name it after the phone.") }
    package static var autoExportAddAutomation: String {
        text("In Health Auto Export, open Automations and add a REST API automation.")
    }
    package static var autoExportPasteAddress: String { text("Paste the address below as its URL.") }
    package static var autoExportAddHeader: String {
        text("Add a header with the key Authorization and the value “Bearer”, a space and your token.")
    }
    package static var autoExportChooseMetrics: String {
        text(
            """
            Choose Health Metrics with Step Count, Active Energy, Weight & Body Mass, Body Fat Percentage, \
            Resting Heart Rate, Sleep Analysis and Dietary Water, and the format JSON.
            """)
    }
    package static var autoExportSummarizeData: String {
        text("Turn on Summarize Data, by day or by hour, and don’t change it later.")
    }
    package static var autoExportAddWorkouts: String {
        text("For workouts, add a second automation with the data type Workouts and the same address and header.")
    }
    package static var autoExportRunOnce: String {
        text("Run it once by hand. It then appears under “Last deliveries”.")
    }
    package static var autoExportNeedsPaidPlan: String { text("The app needs a paid plan to run automations.") }
    package static var hcWebhook: String { text("HC Webhook") }
    package static var androidWithHealthConnect: String { text("Android with Health Connect") }
    package static var webhookURL: String { text("Webhook URL") }
    package static var hcWebhookAllowAccess: String {
        text(
            """
            In HC Webhook, allow access to steps, sleep, active calories, weight, body fat, resting heart rate, \
            exercise and hydration.
            """)
    }
    package static var hcWebhookAddAddress: String { text("Add the address below as a webhook.") }
    package static var hcWebhookAddHeader: String {
        text("Add a header to it: the name Authorization, the value “Bearer”, a space and your token.")
    }
    package static var hcWebhookChooseInterval: String {
        text("Choose how often it sends, save, and tap Sync now once.")
    }
    package static var hcWebhookTestButton: String {
        text("Its Test button sends made-up values. WorkHome answers but does not save them.")
    }
    package static var openScaleSync: String { text("openScale sync") }
    package static var bluetoothScalesAndroid: String { text("Bluetooth scales, Android") }
    package static var wgerServer: String { text("wger server") }
    package static var nameTokenAfterScale: String { text("Create a token above and name it after the scale.") }
    package static var openScaleChooseWger: String { text("In openScale sync, choose wger.") }
    package static var openScalePasteAddress: String {
        text("Paste the address below as the server, including the slash at the end.")
    }
    package static var openScalePasteToken: String {
        text("Paste the token as the API token, without “Bearer”, and connect.")
    }
    package static var openScaleSendsKilograms: String {
        text("Weights are sent in kilograms. The app can only change or delete weights it sent itself.")
    }
    package static var token: String { text("Token") }
    package static func createdAndUsed(_ day: String, _ used: String) -> String {
        text("Created \(day) · \(used)")
    }
    package static func knownCount(_ count: String) -> String { text("\(count) already known") }
    package static func leftOutCount(_ count: String) -> String { text("\(count) left out") }
    package static func moreLeftOut(_ count: String) -> String { text("\(count) more") }
    package static func sentBy(_ app: String) -> String { text("Sent by \(app)") }
    package static func deleteTheDataOf(_ source: String) -> String { text("Delete the data of \(source)") }
    package static var url: String { text("URL") }
    package static func newCount(_ count: String) -> String { text("\(count) new") }
    package static func changedCount(_ count: String) -> String { text("\(count) changed") }
    package static var emptyDelivery: String { text("empty") }
}
