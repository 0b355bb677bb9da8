import Testing

@testable import ViewCompiler

@Suite struct CodeTests {
    private func code(_ source: String, view: String = "track/show") throws -> [String] {
        let code = try Compiler.compile(source, view: view, path: #"/V "x"\.mustache"#)
        return code.split(separator: "\n").map(String.init)
    }

    /// The generated lines without the `#` lines, which give the source location.
    private func statements(_ source: String, view: String = "track/show") throws -> [String] {
        try code(source, view: view).filter { !$0.hasPrefix("#") }
    }

    @Test func aViewIsAFunction() throws {
        #expect(
            try code("{{! page: LoggingPage<some LoggingForm> }}\n<p>\"\\\n") == [
                "import ViewKit",
                #"#sourceLocation(file: "/V \"x\"\\.mustache", line: 1)"#,
                "func view_track_show(_ page: LoggingPage<some LoggingForm>, _ layout: Layout, _ html: inout HTML) {",
                #"html.literal("<p>\"\\\n")"#,
                "}",
                "#sourceLocation()",
            ])
    }

    @Test(arguments: [
        ("layout", "view_layout"), ("shared/_back", "view_shared__back"),
        ("accounts/reset-password", "view_accounts_reset_password"),
    ])
    func theFunctionIsNamedAfterTheView(_ view: String, _ function: String) throws {
        #expect(try statements("{{! page: Page }}", view: view)[1].hasPrefix("func \(function)("))
        #expect(try statements("{{! page: Page }}\n{{>\(view)}}")[2] == "   \(function)(page, layout, &html)")
    }

    @Test func aViewSaysThatOtherTargetsMayUseIt() throws {
        #expect(
            try statements("{{! package field: Field }}\n<p>", view: "shared/_field")[1]
                == "package func view_shared__field(_ field: Field, _ layout: Layout, _ html: inout HTML) {")
        // A value may have that name, or one that begins with it.
        #expect(
            try statements("{{! packages: [Package] }}")[1].hasPrefix("func view_track_show(_ packages: [Package],"))
    }

    @Test func aViewImportsWhatItsTargetDependsOn() throws {
        let code = try Compiler.compile(
            "{{! page: Page }}\n", view: "home/show", path: "/V.mustache", imports: ["Fitness", "ViewKit", "Web"])
        #expect(code.split(separator: "\n").prefix(3) == ["import Fitness", "import ViewKit", "import Web"])
    }

    /// Also where tags of the view stand among its attributes.
    @Test func everyPostedFormSaysForWhomItIsShown() throws {
        let source = """
            {{! page: Page }}
            <form class="form" method="post" action="{{action}}"{{#isLarge}} data-large{{/isLarge}}>
            <form method="get"><p>></form>
            """
        let code = try statements(source)
        let saying = try #require(code.firstIndex { $0.contains("view_shared__shown_to(") })
        #expect(code[saying].contains("layout, &html)"))
        #expect(code.filter { $0.contains("view_shared__shown_to(") }.count == 1)
        #expect(code[..<saying].contains { $0.hasSuffix("html.literal(\">\")") })
        #expect(code[saying...].contains { $0.contains("method=\\\"get\\\"") })
    }

    @Test func aNameStandsWhereTheViewHasIt() throws {
        let code = try code("{{! page: Page }}\n{{name}}\n<p class=\"long\">{{name}}")
        let location = #"#sourceLocation(file: "/V \"x\"\\.mustache", line: "#
        #expect(
            code[3...8] == [
                location + "1)", "html.text(page", " .name)", #"html.literal("\n<p class=\"long\">")"#,
                location + "3)", "   html.text(page.name)",
            ])
    }

    @Test func onTheFirstLineThereIsNoLineAbove() throws {
        let code = try code("{{! p: P }}{{name}}")
        #expect(code[3...4] == [#"#sourceLocation(file: "/V \"x\"\\.mustache", line: 1)"#, " html.text(p.name)"])
    }

    @Test(arguments: [
        ("{{a}}", "html.text(page.a)"), ("{{.a}}", "html.text(page.a)"), ("{{a.b}}", "html.text(page.a.b)"),
        ("{{page}}", "html.text(page)"), ("{{page.a}}", "html.text(page.a)"),
        ("{{.page.a}}", "html.text(page.page.a)"), ("{{layout.icons}}", "html.text(layout.icons)"),
        ("{{.layout}}", "html.text(page.layout)"), ("{{text}}", "html.text(page.text)"),
        ("{{.text.a}}", "html.text(page.text.a)"), ("{{.}}", "html.text(page)"), ("{{{a}}}", "html.raw(page.a)"),
        ("{{text.track.addSet}}", "html.text(TrackTexts.addSet)"),
        ("{{text.track.sets(a, page.b, .)}}", "html.text(TrackTexts.sets(page.a, page.b, page))"),
        ("{{paths.track}}", "html.text(Paths.track)"), ("{{paths.goal(a.id)}}", "html.text(Paths.goal(page.a.id))"),
    ])
    func aPathStartsAtTheScopeTheRootOrTheDot(_ tag: String, _ statement: String) throws {
        let line = try #require(try statements("{{! page: Page }}\n                \(tag)").dropLast().last)
        #expect(line.drop { $0 == " " } == statement)
    }

    @Test func aSectionIsALoop() throws {
        let indent = String(repeating: " ", count: 32)
        let source = "{{! page: Page }}\n\(indent){{#cards}}{{name}}{{#.note}}{{.}}{{/.note}}{{/cards}}"
        #expect(
            try statements(source).dropFirst(3).map { $0.drop { $0 == " " } } == [
                "let v1 = page.cards; let e1 = each(v1)", "for t1 in e1 {",
                "let s1 = scope(of: t1, in: page); _ = s1", "let d1 = dot(of: t1, in: page); _ = d1",
                "html.text(s1.name)",
                "let v2 = s1.note; let e2 = each(v2)", "for t2 in e2 {",
                "let s2 = scope(of: t2, in: s1); _ = s2", "let d2 = dot(of: t2, in: d1); _ = d2", "html.text(d2)",
                "}", "}", "}",
            ])
    }

    @Test func anInvertedSectionIsAnIf() throws {
        let indent = String(repeating: " ", count: 32)
        #expect(
            try statements("{{! page: Page }}\n\(indent){{^cards}}{{name}}{{/cards}}").dropFirst(3)
                .map { $0.drop { $0 == " " } } == [
                    "let v1 = page.cards; let a1 = isAbsent(v1)", "if a1 {", "html.text(page.name)", "}", "}",
                ])
    }

    @Test func aPartialIsGivenTheScopeOrWhatIsNamed() throws {
        let source = "{{! page: Page }}\n                    {{>a}}{{>a .}}{{>a b.c}}{{>a page.b}}{{>a layout}}"
        #expect(
            try statements(source).dropFirst(3).map { $0.drop { $0 == " " } } == [
                "view_a(page, layout, &html)", "let v1 = page", "view_a(v1, layout, &html)", "let v2 = page.b.c",
                "view_a(v2, layout, &html)", "let v3 = page.b", "view_a(v3, layout, &html)", "let v4 = layout",
                "view_a(v4, layout, &html)", "}",
            ])
    }

    @Test func aLayoutIsCalledWithLocalFunctions() throws {
        #expect(
            try statements("{{! page: Page }}\n{{<layout}}\n{{$x}}1{{/x}}\n{{$b}}2{{/b}}\n{{/layout}}").dropFirst(2)
                == [
                    "func block1_b(_ html: inout HTML) {", #"html.literal("2")"#, "}",
                    "func block2_x(_ html: inout HTML) {", #"html.literal("1")"#, "}",
                    "   view_layout(layout, layout, &html, b: block1_b, x: block2_x)", "}",
                ])
    }

    @Test func aLayoutTakesItsBlocksInTheOrderOfTheirNames() throws {
        let source = "{{! layout: Layout }}\n{{$x}}1{{/x}}{{#layout.user}}{{$b}}{{/b}}{{$x}}2{{/x}}{{/layout.user}}"
        let block = "((inout HTML) -> Void)? = nil"
        let statements = try statements(source, view: "layout")
        #expect(
            statements[1] == "func view_layout(_: Layout, _ layout: Layout, _ html: inout HTML, "
                + "b block_b: \(block), x block_x: \(block)) {")
        #expect(
            statements[2...4] == [
                "if let block_x { block_x(&html) } else {", #"html.literal("1")"#, "}",
            ])
    }
}
