import Testing

@testable import ViewCompiler

@Suite struct ScannerTests {
    private func tags(_ source: String) -> [ViewCompiler.Tag] {
        Scanner.scan(source).tokens.compactMap { token in
            if case .tag(let tag) = token { tag } else { nil }
        }
    }

    private func texts(_ source: String) -> [String] {
        Scanner.scan(source).tokens.compactMap { token in
            if case .text(let text) = token { text } else { nil }
        }
    }

    @Test func aTagHasItsKindAndItsContent() {
        let tags = tags("{{a}}{{#b}}{{^c}}{{/d}}{{$e}}{{<f}}{{>g}}{{!h}}{{{i}}}{{ j }}{{> k/l m }}")
        #expect(
            tags.map(\.kind) == [
                .text, .section, .inverted, .end, .block, .layout, .partial, .comment, .markup, .text, .partial,
            ])
        #expect(tags.map(\.content) == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k/l m"])
    }

    @Test func positionsCountLinesAndBytes() {
        let tags = tags("é{{a}}\n{{! x\ny }}{{#b}}\r\n  {{{ c }}}")
        #expect(
            tags.map(\.position) == [
                Position(line: 1, column: 3), Position(line: 2, column: 1), Position(line: 3, column: 5),
                Position(line: 4, column: 3),
            ])
        #expect(
            tags.map(\.contentPosition) == [
                Position(line: 1, column: 5), Position(line: 2, column: 5), Position(line: 3, column: 8),
                Position(line: 4, column: 7),
            ])
    }

    @Test(arguments: ["#a", "^a", "/a", "$a", "<a", ">a", "!a", ">a b"])
    func aLineOfOneTagLeavesNothing(_ tag: String) {
        #expect(texts("x\n{{\(tag)}}\ny") == ["x\n", "y"])
        #expect(texts("x\n{{\(tag)}} \t\r\ny") == ["x\n", "y"])
        #expect(texts("x\n{{\(tag)}}") == ["x\n"])
        #expect(texts("x{{\(tag)}}\ny") == ["x", "\ny"])
        #expect(texts("{{\(tag)}}y\n") == ["y\n"])
        #expect(texts("{{\(tag)}}{{\(tag)}}\n") == ["\n"])
    }

    @Test(arguments: ["{{a}}", "{{{a}}}"])
    func aLineOfOneValueKeepsItsNewline(_ tag: String) {
        #expect(texts("x\n\(tag)\ny") == ["x\n", "\ny"])
    }

    @Test func bracesByThemselvesAreText() {
        #expect(texts("{ { } }} {") == ["{ { } }} {"])
    }
}
