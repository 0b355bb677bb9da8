import Testing

@testable import ViewCompiler

/// The errors of the view compiler, with line and column.
@Suite struct DiagnosticTests {
    private func errors(_ source: String, view: String = "folder/view") -> String {
        do throws(ViewErrors) {
            _ = try Compiler.compile(source, view: view, path: "V")
            return "none"
        } catch {
            return error.description
        }
    }

    /// The errors of a body after a correct first line.
    private func body(_ source: String) -> String { errors("{{! page: Page }}\n\(source)") }

    @Test(arguments: [
        "", "text", "{{name}}", "\n{{! page: Page }}", " {{! page: Page }}", "{{! a remark }}", "{{#page: Page}}",
    ])
    func theFirstLineNamesTheValueAndItsType(_ source: String) {
        let message = "the first line names the view's value and its type, such as {{! page: TrackPage }}"
        let errors = errors(source).split(separator: "\n")
        #expect(errors.contains("V:1:1: error: \(message)"), "\(errors)")
    }

    @Test(arguments: [
        "html", "text", "paths", "e1", "s12", "d3", "v4", "a5", "t6", "each", "scope", "dot", "isAbsent", "1a", "a b",
        "",
    ])
    func someNamesAreNotForTheValue(_ name: String) {
        #expect(errors("{{! \(name): Page }}").hasSuffix("error: '\(name)' cannot be the name of a view's value"))
    }

    @Test(arguments: ["", "Page) {", "Page\"", "1"])
    func theTypeIsAType(_ type: String) {
        #expect(errors("{{! page: \(type) }}").hasSuffix("error: '\(type)' is not a type"))
    }

    @Test(arguments: [
        ("x {{#a}}\ny", "V:2:3: error: {{#a}} is not closed"),
        ("{{^a}}{{#b}}{{/b}}", "V:2:1: error: {{^a}} is not closed"),
        ("{{$a}}", "V:2:1: error: {{$a}} is not closed"),
        ("{{<a}}{{$b}}{{/b}}", "V:2:1: error: {{<a}} is not closed"),
        ("{{#a}}\n{{/b}}", "V:3:1: error: {{/b}} does not close {{#a}} of line 2"),
        ("{{#a}}\n{{#b}}{{/a}}{{/b}}", "V:3:7: error: {{/a}} does not close {{#b}} of line 3"),
        ("x{{/a}}", "V:2:2: error: {{/a}} closes nothing"),
        ("x{{a", "V:2:2: error: this tag is not closed with }}"),
        ("x{{a\n}}", "V:2:2: error: this tag is not closed with }}"),
        ("x{{{a}}", "V:2:2: error: this tag is not closed with }}}"),
        ("x{{!a", "V:2:2: error: this tag is not closed with }}"),
    ])
    func whatIsOpenedIsClosed(_ source: String, _ expected: String) {
        #expect(body(source).hasPrefix(expected), "\(body(source))")
    }

    @Test(arguments: [
        ("x{{&a}}", "V:2:2: error: there is no {{&…}}: write {{{…}}}"),
        ("x{{=<% %>=}}", "V:2:2: error: delimiters stay as they are: there is no {{=…=}}"),
        ("x{{%CONTENT_TYPE:TEXT}}", "V:2:2: error: there is no {{%…}}"),
        ("x{{>*a}}", "V:2:5: error: a view's name is written out: there are no dynamic names"),
        ("{{<*a}}{{/*a}}", "V:2:4: error: a view's name is written out: there are no dynamic names"),
        ("x{{upper(a)}}", "V:2:4: error: there are no lambdas and no transforms"),
        ("{{#first()}}{{/first()}}", "V:2:4: error: there are no lambdas and no transforms"),
        ("x\n  {{#a}}\n{{/a}}", "V:3:3: error: a tag alone in its line begins it: there is no indentation"),
        ("\t{{>a}}\n", "V:2:2: error: a tag alone in its line begins it: there is no indentation"),
        (" {{! a }}", "V:2:2: error: a tag alone in its line begins it: there is no indentation"),
        ("{{text.hello}}", "V:2:3: error: a text is {{text.feature.name}} or {{text.feature.name(value, …)}}"),
        ("{{text.a.b(c}}", "V:2:3: error: a text is {{text.feature.name}} or {{text.feature.name(value, …)}}"),
        ("{{paths.a.b}}", "V:2:3: error: an address is {{paths.name}} or {{paths.name(value, …)}}"),
        ("{{text.a.b()}}", "V:2:3: error: '' is not a name"),
        ("{{text.a.b(c, 1)}}", "V:2:3: error: '1' is not a name"),
    ])
    func someTagsAreForbidden(_ source: String, _ expected: String) {
        #expect(body(source) == expected)
    }

    @Test(arguments: ["a-b", "a..b", "a.", "1", "a b", "", "a/b", "a?"])
    func aNameIsAName(_ name: String) {
        #expect(body("x{{\(name)}}").hasSuffix("error: '\(name)' is not a name"))
        #expect(body("x{{#\(name)}}{{/\(name)}}").hasSuffix("error: '\(name)' is not a name"))
        #expect(body("x{{>part \(name.isEmpty ? "a." : name)}}").hasSuffix("is not a name"))
    }

    @Test(arguments: ["", "a/", "/a", "a//b", "a.b", "../a"])
    func aViewsNameIsAName(_ name: String) {
        #expect(body("{{>\(name)}}") == "V:2:4: error: '\(name)' is not a view's name")
        #expect(body("{{<\(name)}}{{/\(name)}}") == "V:2:4: error: '\(name)' is not a view's name")
    }

    @Test func aFilesNameIsAName() {
        let message = "a view's file name has letters, digits, '_' and '-'"
        #expect(errors("{{! page: Page }}", view: "a.b") == "V:1:1: error: \(message)")
        #expect(errors("{{! page: Page }}", view: "a/b-c_d9") == "none")
    }

    @Test(arguments: [
        ("{{<a}}\n{{b}}\n{{/a}}", "V:3:1: error: only blocks stand inside {{<a}}"),
        ("{{<a}}\ntext\n{{/a}}", "V:2:1: error: text outside of the blocks of {{<a}}"),
        ("{{<a}}{{$b}}{{/b}}{{$b}}{{/b}}{{/a}}", "V:2:22: error: the block 'b' stands here twice"),
        ("{{<a}}{{$b}}{{$c}}{{/c}}{{/b}}{{/a}}", "V:2:13: error: a block inside another view's block"),
        ("{{<a}}{{$b}}{{<c}}{{/c}}{{/b}}{{/a}}", "V:2:13: error: a layout inside another layout's block"),
        ("{{<a}}{{$b-c}}{{/b-c}}{{/a}}", "V:2:10: error: 'b-c' is not a block's name"),
        ("{{$b c}}{{/b c}}", "V:2:4: error: 'b c' is not a block's name"),
    ])
    func layoutsHaveBlocksOfOneLevel(_ source: String, _ expected: String) {
        #expect(body(source) == expected)
    }

    @Test func allErrorsOfAViewComeInTheirOrder() {
        let errors = body("{{a-b}}\n{{&c}}\n{{/d}}").split(separator: "\n").map { $0.prefix(5) }
        #expect(errors == ["V:2:3", "V:3:1", "V:4:1"])
    }
}
