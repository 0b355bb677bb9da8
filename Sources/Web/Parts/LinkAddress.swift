import Foundation
import Texts

/// The address of a link that a person sends to others.
package struct LinkAddress: Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// Whether it names the machine that it is opened on, so that it leads nowhere on another one.
    package var isLoopback: Bool {
        let host = URL(string: text)?.host() ?? ""
        return host == "localhost" || host.hasPrefix("127.") || host == "::1"
    }

    package var whereItWorks: String { isLoopback ? CommonTexts.linkWorksHereOnly : CommonTexts.whereLinkWorks }
}
