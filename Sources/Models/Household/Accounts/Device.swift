import Texts

/// A browser and its system, from the `User-Agent`, so that users recognize their devices.
package struct Device: Sendable, Equatable {
    /// nil if unknown.
    let browser: String?
    let system: String?

    /// More specific names come first: every browser also names those that it resembles.
    private static let browsers = [
        ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"), ("curl", "curl"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
        ("Mac OS X", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
    ]

    package init(userAgent: String) {
        browser = Self.browsers.first { userAgent.contains($0.0) }?.1
        system = Self.systems.first { userAgent.contains($0.0) }?.1
    }

    package var name: String {
        AccountTexts.browserOnSystem(browser ?? AccountTexts.browser, system ?? AccountTexts.unknownSystem)
    }
    package var isPhone: Bool { system == "iPhone" || system == "Android" }
}
