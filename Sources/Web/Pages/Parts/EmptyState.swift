/// The placeholder of an empty list: a sentence, and a link to add the first item.
package struct EmptyState: Sendable {
    package let icon: String
    package let title: String
    package let text: String
    package var action: Link?

    package init(icon: String, title: String, text: String, action: Link? = nil) {
        self.icon = icon
        self.title = title
        self.text = text
        self.action = action
    }
}
