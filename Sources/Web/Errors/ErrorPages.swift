import Forms
import HTTPTypes

/// An error in one sentence, with a link to continue.
package struct ErrorPage: PageContent {
    package var view: CompiledView<Self> { view_errors_show }

    package struct Problem: Sendable {
        package let status: HTTPResponse.Status
        package let text: String
        package let action: Link

        package init(status: HTTPResponse.Status, text: String, action: Link) {
            self.status = status
            self.text = text
            self.action = action
        }

        package var title: String {
            switch status.code {
            case 400: "This request can’t be read"
            case 403: "This is not allowed"
            case 404: "Page not found"
            case 405: "This does not work here"
            case 408: "This took too long"
            case 413: "This is too large"
            case 415: "This form can't be read"
            case 422: "This can't be saved"
            case 429: "Too many attempts"
            case 503: "WorkHome can't answer right now"
            default: "Something went wrong"
            }
        }

        var icon: String {
            switch status.code {
            case 403: "lock"
            case 404: "search"
            case 408, 429, 503: "clock"
            default: "warning"
            }
        }

        var statusCode: String { String(status.code) }
    }

    package let problem: Problem

    package init(problem: Problem) {
        self.problem = problem
    }
}

/// Shown when the disk is full or fails: the page keeps what was typed for another try.
package struct StoragePage: PageContent {
    package var view: CompiledView<Self> { view_errors_storage }

    package struct Attempt: Sendable {
        let action: String
        let isMultipart: Bool
        let cancelPath: String
        let fields: KeptFields
        let hadFiles: Bool
        /// What must be done before a retry can succeed; nil when only disk space is missing.
        var advice: String?

        var text: String {
            if fields.needsLink {
                return "Nothing was changed. Go back and send the form again once there is free space."
            }
            if let advice { return "\(kept) \(advice)" }
            return "\(kept) If it still fails, an admin needs to free up disk space."
        }

        private var kept: String {
            guard fields.passwords.isEmpty else {
                return
                    "Nothing was changed. What you typed is kept here, except the password. Enter it again to retry."
            }
            return hadFiles
                ? "Nothing was changed. Your text is kept here. Choose the files again after you retry."
                : "Nothing was changed, and what you typed is kept here."
        }

        var keptFields: [KeptFields.Typed] { fields.needsLink ? [] : fields.typed }
        var passwords: [Field] { fields.needsLink ? [] : fields.passwords }
        var canRetry: Bool { !fields.needsLink }
    }

    let attempt: Attempt
}

/// Shown when the session ended before the form was sent: the user signs in elsewhere and sends the form again.
package struct SignedOutPage: PageContent {
    package var view: CompiledView<Self> { view_errors_signed_out }
    let attempt: StoragePage.Attempt

    var loginPath: String { Paths.login }
}
