package enum HealthTexts {
    package static func copyField(_ label: String) -> String { text("Copy \(label)") }
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
            count the same steps, so only the one with the most counts. A weight from the scale goes to \
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
}
