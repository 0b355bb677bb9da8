import Testing

/// The full build: SwiftPM, the plugin, the view compiler, Swift.
@Suite(.serialized) struct BuildTests {
    private static let models = """
        import ViewKit

        enum SampleTexts { static func of(_ name: String) -> String { name } }
        struct Layout { let title: String }
        struct Card { let name: String; var note: String?; var isNew = false }
        struct Other { let name: String }
        struct Page {
            let title = "A & B"
            let ratio = 0.5
            let isOn = true
            let optional: String? = "there"
            let best: Card? = Card(name: "best")
            let cards = [Card(name: "one"), Card(name: "two", isNew: true)]
            let other = Other(name: "other")
            let svg = Markup(trusted: "<svg/>")
        }

        """

    private static let layout = """
        {{! layout: Layout }}
        <h1>{{$heading}}{{layout.title}}{{/heading}}</h1>
        {{$content}}{{/content}}

        """

    @Test func aViewThatComesChangesOrGoesIsSeen() throws {
        let package = try SmallPackage(
            main: Self.models + """
                var html = HTML()
                view_show(Page(), Layout(title: "T"), &html)
                print(html.string, terminator: "")
                """)
        defer { try? package.delete() }
        try package.write(view: "layout", Self.layout)
        try package.write(
            view: "show", "{{! page: Page }}\n{{<layout}}\n{{$content}}\n<p>{{title}}</p>\n{{/content}}\n{{/layout}}\n")
        var build = try package.build()
        #expect(build.succeeded, "\(build.output)")
        #expect(try package.show() == "<h1>T</h1>\n<p>A &amp; B</p>\n\n")

        // One changed view, and a new one in a new folder.
        try package.write(view: "cards/_card", "{{! card: Card }}\n{{name}}{{#isNew}}!{{/isNew}}")
        try package.write(view: "show", "{{! page: Page }}\n{{#cards}}\n{{>cards/_card}},\n{{/cards}}\n")
        build = try package.build()
        #expect(build.succeeded, "\(build.output)")
        #expect(try package.show() == "one,\ntwo!,\n")

        // A change of one view alone, and a new view with the file name of another.
        try package.write(view: "cards/_card", "{{! card: Card }}\n{{name}};")
        try package.write(view: "other/show", "{{! page: Page }}\n{{title}}")
        build = try package.build()
        #expect(build.succeeded, "\(build.output)")
        #expect(try package.show() == "one;,\ntwo;,\n")

        // Deleted while still used, then no longer used. Swift sees views with the same file name through links.
        try package.delete(view: "cards/_card")
        build = try package.build()
        #expect(build.errors == ["view_show.mustache:3:4: error: cannot find 'view_cards__card' in scope"])
        try package.write(view: "show", "{{! page: Page }}\n{{ratio}}{{title}}\n")
        build = try package.build()
        #expect(!build.succeeded)
        try package.write(view: "show", "{{! page: Page }}\n{{title}}\n")
        build = try package.build()
        #expect(build.succeeded, "\(build.output)")
        #expect(try package.show() == "A &amp; B\n")
    }

    /// Each with the one error that Swift reports for it.
    private static let mistakes = [
        ("name", "<p>\n<b>{{titel}}</b>", "3:6: error: value of type 'Page' has no member 'titel'"),
        ("first_column", "{{titel}}", "2:3: error: value of type 'Page' has no member 'titel'"),
        ("root", "{{#cards}}{{page.titel}}{{/cards}}", "2:18: error: value of type 'Page' has no member 'titel'"),
        ("climbing", "{{#cards}}\n{{title}}\n{{/cards}}", "3:3: error: value of type 'Card' has no member 'title'"),
        ("layouts_name", "{{layout.titel}}", "2:10: error: value of type 'Layout' has no member 'titel'"),
        (
            "section", "{{#crads}}\n{{name}}{{#isNew}}{{.}}{{/isNew}}\n{{/crads}}",
            "2:4: error: value of type 'Page' has no member 'crads'"
        ),
        (
            "inverted", "x{{#isOn}}\n{{^crads}}{{title}}{{/crads}}{{/isOn}}",
            "3:4: error: value of type 'Page' has no member 'crads'"
        ),
        (
            "optional", "x\n{{optional}}",
            "3:3: error: value of optional type 'String?' must be unwrapped to a value of type 'String'"
        ),
        (
            "through_optional", "x\n{{#best.isNew}}x{{/best.isNew}}",
            "3:4: error: value of optional type 'Card?' must be unwrapped to refer to member 'isNew' of wrapped base type 'Card'"
        ),
        ("double", "x\n{{ratio}}", "3:3: error: argument type 'Double' does not conform to expected type 'PlainText'"),
        ("bool", "x\n{{isOn}}", "3:3: error: argument type 'Bool' does not conform to expected type 'PlainText'"),
        ("markup", "x\n{{svg}}", "3:3: error: argument type 'Markup' does not conform to expected type 'PlainText'"),
        (
            "dot", "{{#cards}}\n{{.}}{{/cards}}",
            "3:3: error: argument type 'Card' does not conform to expected type 'PlainText'"
        ),
        (
            "raw", "x\n{{{title}}}",
            "3:4: error: cannot convert value of type 'String' to expected argument type 'Markup'"
        ),
        (
            "text_section", "x\n{{#title}}\n{{.}}{{/title}}",
            "3:4: error: 'makeIterator()' is unavailable: "
                + "this text is always there: take the section away, or make the text optional"
        ),
        (
            "text_inverted", "x\n{{^title}}\nx{{/title}}",
            "3:4: error: cannot convert value of type 'NonOptionalSection<String>' to expected condition type 'Bool'"
        ),
        ("catalogue", "x\n{{text.sample.nothing}}", "3:15: error: type 'SampleTexts' has no member 'nothing'"),
        (
            "catalogue_value", "x\n{{text.sample.of(svg)}}",
            "3:23: error: cannot convert value of type 'Markup' to expected argument type 'String'"
        ),
        ("partial", "x\n{{>cards/_crad}}", "3:4: error: cannot find 'view_cards__crad' in scope"),
        (
            "partials_scope", "x\n{{>cards/_card}}",
            "3:21: error: cannot convert value of type 'Page' to expected argument type 'Card'"
        ),
        (
            "partials_value", "x\n{{>cards/_card page.other}}",
            "3:21: error: cannot convert value of type 'Other' to expected argument type 'Card'"
        ),
        ("partials_name", "x\n{{>cards/_card page.othre}}", "3:21: error: value of type 'Page' has no member 'othre'"),
        (
            "layout_name", "{{<layuot}}\n{{$content}}x{{/content}}\n{{/layuot}}",
            "2:4: error: cannot find 'view_layuot' in scope"
        ),
        (
            "block", "x\n{{<layout}}\n{{$contnet}}x{{/contnet}}\n{{/layout}}",
            "3:15: error: incorrect argument label in call (have '_:_:_:contnet:', expected '_:_:_:content:')"
        ),
    ]

    @Test func swiftReportsAMistakeWhereTheViewHasIt() throws {
        let package = try SmallPackage(main: Self.models)
        defer { try? package.delete() }
        try package.write(view: "layout", Self.layout)
        try package.write(view: "cards/_card", "{{! card: Card }}\n{{name}}")
        for (name, body, _) in Self.mistakes {
            try package.write(view: "mistakes/\(name)", "{{! page: Page }}\n\(body)\n")
        }
        let build = try package.build()
        #expect(!build.succeeded)
        #expect(build.errors == Set(Self.mistakes.map { "mistakes/\($0.0).mustache:\($0.2)" }), "\(build.output)")
    }

    @Test func oursAreReportedTheSameWay() throws {
        let package = try SmallPackage(main: Self.models)
        defer { try? package.delete() }
        let mistakes = [
            ("{{! page: Page }}\nx\n{{#cards}}\n", "3:1: error: {{#cards}} is not closed"),
            ("{{! page: Page }}\n{{#a}}{{/b}}", "2:7: error: {{/b}} does not close {{#a}} of line 2"),
            ("{{! page: Page }}\n{{>*a}}", "2:4: error: a view's name is written out: there are no dynamic names"),
            (
                "{{title}}",
                "1:1: error: the first line names the view's value and its type, such as {{! page: TrackPage }}"
            ),
        ]
        for (source, expected) in mistakes {
            try package.write(view: "a/show", source)
            let build = try package.build()
            #expect(!build.succeeded)
            #expect(build.errors == ["a/show.mustache:\(expected)"], "\(build.output)")
        }
    }
}
