import Forms
import HTTP
import Texts
import Web

package enum InstallationController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        try visit.page(InstallationPage(isSecure: visit.request.isTrustworthy), title: SettingsTexts.onYourHomeScreen)
    }
}

extension Request {
    /// Whether browsers treat the address as a secure context (W3C Secure Contexts): https, or the machine itself.
    var isTrustworthy: Bool {
        guard scheme == .http else { return true }
        let host = authority.lowercased()
        return ["localhost", "127.0.0.1", "[::1]"].contains { host == $0 || host.hasPrefix("\($0):") }
    }
}

/// How to add WorkHome to a phone's home screen.
struct InstallationPage: PageContent {
    var view: CompiledView<Self> { view_settings_install }
    let isSecure: Bool

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
}
