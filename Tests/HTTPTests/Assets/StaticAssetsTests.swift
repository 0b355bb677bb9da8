import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP

@Suite struct StaticAssetsTests {
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("css/goals.css", ".goal { color: red }")
        try folder.write("css/base.css", "body { margin: 0 }")
        try folder.write("css/tokens.css", ":root { --gap: 1rem }")
        try folder.write("css/layers.css", "@layer base, parts;")
        try folder.write("js/app.js", String(repeating: "tick();\n", count: 100))
        try folder.write("js/vendor/axe.mjs", "export {};")
        try folder.write("icons/tab.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
        try folder.write("favicon.ico", [0, 0, 1, 0])
        try folder.write("robots.txt", "User-agent: *\nDisallow: /\n")
        try folder.write("notes.txt", "not for everyone's root")
        try folder.write(".hidden", "secret")
        return folder
    }

    private func get(
        _ assets: StaticAssets, _ target: String, _ method: HTTPRequest.Method = .get, headers: HTTPFields = [:]
    ) throws -> Response? {
        assets.response(to: try .sample(method, target, headers: headers))
    }

    @Test func anAddressHoldsTheChecksumAndLastsAYear() throws {
        let folder = try Self.folder()
        let assets = try StaticAssets(directory: folder.path)
        let path = try assets.path("js/app.js")
        #expect(path == "/assets/\(assets.checksum)/js/app.js")
        #expect(assets.checksum.count == 16 && assets.checksum.allSatisfy { $0.isHexDigit && !$0.isUppercase })
        for method in [HTTPRequest.Method.get, .head] {
            let response = try #require(try get(assets, path, method))
            #expect(response.status == .ok)
            #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
            #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
            #expect(response.text?.contains("tick();\ntick();") == true)
        }
        #expect(try get(assets, path, .post) == nil)
    }

    @Test func styleSheetsAreOneInTheirOrder() throws {
        let folder = try Self.folder()
        let assets = try StaticAssets(directory: folder.path)
        let response = try #require(try get(assets, assets.path("css/app.css")))
        #expect(
            response.text == """
                @layer base, parts;
                :root { --gap: 1rem }
                body { margin: 0 }
                .goal { color: red }

                """)
        #expect(response.headers[.contentType] == "text/css; charset=utf-8")
        #expect(throws: StaticAssetsError.missing(path: "css/goals.css")) { try assets.path("css/goals.css") }
    }

    @Test func modulesAreOneInTheOrderOfTheirImports() throws {
        let folder = try TemporaryFolder()
        try folder.write("js/app.js", "import \"./clock.js\";\nimport { pad as fill } from \"./text.js\";\nfill();\n")
        try folder.write("js/clock.js", "import { pad } from \"./text.js\";\nexport const now = () => pad(1);\n")
        try folder.write(
            "js/text.js", "const zero = \"0\";\nexport function pad(number) {\n  return zero + number;\n}\n")
        let assets = try StaticAssets(directory: folder.path)
        #expect(assets.names == ["js/app.js"])
        #expect(
            String(decoding: try assets.bytes("js/app.js"), as: UTF8.self) == """
                const $modules = {};
                { // text.js
                const zero = "0";
                function pad(number) {
                  return zero + number;
                }

                $modules["text.js"] = { pad };
                }
                { // clock.js
                const { pad } = $modules["text.js"];
                const now = () => pad(1);

                $modules["clock.js"] = { now };
                }
                { // app.js
                const { pad: fill } = $modules["text.js"];
                fill();

                $modules["app.js"] = {  };
                }

                """)
    }

    /// The worker and the pages use the same modules.
    @Test func aModuleOfAnotherFolderIsPartOfBoth() throws {
        let folder = try TemporaryFolder()
        try folder.write("js/app.js", "import { send } from \"../worker/queue.js\";\nsend();\n")
        try folder.write("worker/worker.js", "import { send } from \"./queue.js\";\nsend();\n")
        try folder.write("worker/queue.js", "import { all } from \"./store.js\";\nexport const send = () => all();\n")
        try folder.write("worker/store.js", "export const all = () => [];\n")
        let assets = try StaticAssets(directory: folder.path)
        #expect(assets.names == ["js/app.js", "worker/worker.js"])
        let page = String(decoding: try assets.bytes("js/app.js"), as: UTF8.self)
        #expect(page.contains("const { send } = $modules[\"../worker/queue.js\"];"))
        #expect(page.contains("const { all } = $modules[\"../worker/store.js\"];"))
        let worker = String(decoding: try assets.bytes("worker/worker.js"), as: UTF8.self)
        #expect(worker.contains("const { all } = $modules[\"store.js\"];"))
    }

    @Test(arguments: [
        (
            "import * as all from \"./text.js\";",
            StaticAssetsError.malformedScript(path: "js/app.js", line: "import * as all from \"./text.js\";")
        ),
        ("export default 1;", .malformedScript(path: "js/app.js", line: "export default 1;")),
        ("import \"./a/b.js\";", .malformedScript(path: "js/app.js", line: "import \"./a/b.js\";")),
        ("import \"./none.js\";", .missing(path: "js/none.js")),
        ("import \"./round.js\";", .malformedScript(path: "js/round.js", line: "import of app.js, which imports it")),
    ])
    func aModuleThatCannotBeJoinedIsNamed(line: String, error: StaticAssetsError) throws {
        let folder = try TemporaryFolder()
        try folder.write("js/app.js", line)
        try folder.write("js/round.js", "import \"./app.js\";")
        #expect(throws: error) { try StaticAssets(directory: folder.path) }
    }

    @Test func anotherChecksumGetsTheFileButNeverForLong() throws {
        let folder = try Self.folder()
        let assets = try StaticAssets(directory: folder.path)
        for checksum in ["0123456789abcdef", "x", "", assets.checksum.uppercased() + "0"] {
            let response = try #require(try get(assets, "/assets/\(checksum)/js/app.js"))
            #expect(response.headers[.cacheControl] == "no-cache")
            #expect(response.status == .ok)
        }
    }

    @Test func theChecksumFollowsEveryNameAndByte() throws {
        let folder = try Self.folder()
        let first = try StaticAssets(directory: folder.path).checksum
        #expect(try StaticAssets(directory: folder.path).checksum == first)
        try folder.write("css/goals.css", ".goal { color: tan }")
        let second = try StaticAssets(directory: folder.path).checksum
        #expect(second != first)
        try FileManager.default.moveItem(atPath: folder.path + "/notes.txt", toPath: folder.path + "/other.txt")
        #expect(try StaticAssets(directory: folder.path).checksum != second)
    }

    @Test func aFewNamesAreKnownAtTheRoot() throws {
        let folder = try Self.folder()
        let assets = try StaticAssets(directory: folder.path)
        let icon = try #require(try get(assets, "/favicon.ico"))
        #expect(icon.headers[.cacheControl] == "public, max-age=86400")
        #expect(icon.headers[.contentType] == "image/x-icon")
        #expect(try get(assets, "/robots.txt")?.text == "User-agent: *\nDisallow: /\n")
        for target in ["/notes.txt", "/manifest.webmanifest", "/", "/js/app.js", "/favicon.ico/", "/.hidden"] {
            #expect(try get(assets, target) == nil, "\(target)")
        }
    }

    @Test(arguments: [
        "../Package.swift", "%2e%2e/secret.txt", "..%2fsecret.txt", "%2e%2e%2fsecret.txt", "..%5csecret.txt",
        "js/../../secret.txt", "js/%2e%2e/%2e%2e/secret.txt", "//etc/passwd", "/etc/passwd", "%2fetc%2fpasswd",
        "....//secret.txt", "js", "js/", "", ".hidden", "%2ehidden", "js/app.js/", "js/app.js%2e", "JS/APP.JS",
        "css/goals.css",
    ])
    func noPathLeavesTheFolder(rest: String) throws {
        let folder = try Self.folder()
        let parent = try TemporaryFolder()
        try parent.write("secret.txt", "secret")
        try FileManager.default.copyItem(atPath: folder.path, toPath: parent.path + "/Public")
        let assets = try StaticAssets(directory: parent.path + "/Public")
        #expect(try get(assets, "/assets/\(assets.checksum)/\(rest)") == nil)
        #expect(try get(assets, "/\(rest)") == nil)
    }

    @Test func aSmallerVariantGoesToThoseWhoTakeIt() throws {
        let folder = try Self.folder()
        let assets = try StaticAssets(directory: folder.path)
        let path = try assets.path("js/app.js")
        let plain = try #require(try get(assets, path))
        let small = try #require(try get(assets, path, headers: [.acceptEncoding: "gzip"]))
        #expect(small.headers[.contentEncoding] == "gzip")
        #expect(try #require(small.body.count) < #require(plain.body.count))
        #expect(plain.headers[.vary] == "Accept-Encoding" && small.headers[.vary] == "Accept-Encoding")
        #expect(plain.headers[.eTag] != small.headers[.eTag])
        // It is not compressed again in the response.
        let request = try Request.sample(headers: [.acceptEncoding: "gzip"])
        #expect(small.compressed(for: request).body.count == small.body.count)
        let icon = try #require(try get(assets, "/favicon.ico", headers: [.acceptEncoding: "gzip"]))
        #expect(icon.headers[.contentEncoding] == nil && icon.headers[.vary] == nil)
        let tiny = try #require(try get(assets, assets.path("js/vendor/axe.mjs"), headers: [.acceptEncoding: "gzip"]))
        #expect(tiny.headers[.contentEncoding] == nil)
    }

    @Test func aKnownTagIsNotSentAgain() throws {
        let folder = try Self.folder()
        let assets = try StaticAssets(directory: folder.path)
        for accept in ["gzip", "identity"] {
            let path = "/assets/old/js/app.js"
            let tag = try #require(try get(assets, path, headers: [.acceptEncoding: accept])?.headers[.eTag])
            let again = try #require(try get(assets, path, headers: [.acceptEncoding: accept, .ifNoneMatch: tag]))
            #expect(again.status == .notModified)
            #expect(again.headers[.cacheControl] == "no-cache")
            #expect(again.headers[.vary] == "Accept-Encoding")
            let part = try #require(try get(assets, path, headers: [.acceptEncoding: accept, .range: "bytes=0-3"]))
            #expect(part.status == .partialContent && part.body.count == 4)
        }
    }

    @Test func typesFollowTheExtension() throws {
        let folder = try TemporaryFolder()
        let types = [
            "a.css": "text/css; charset=utf-8", "a.js": "text/javascript; charset=utf-8",
            "a.mjs": "text/javascript; charset=utf-8", "a.svg": "image/svg+xml", "a.png": "image/png",
            "a.ico": "image/x-icon", "a.webp": "image/webp", "a.woff2": "font/woff2",
            "a.webmanifest": "application/manifest+json", "a.txt": "text/plain; charset=utf-8", "a.b.PNG": "image/png",
        ]
        for name in types.keys { try folder.write(name, "x") }
        let assets = try StaticAssets(directory: folder.path)
        for (name, type) in types { #expect(try get(assets, assets.path(name))?.headers[.contentType] == type) }
    }

    @Test func aLinkMayNotLeaveTheFolder() throws {
        let outside = try TemporaryFolder()
        try outside.write("secret.txt", "secret")
        for (name, target) in [
            ("a.txt", outside.path + "/secret.txt"), ("folder", outside.path), ("b.txt", "/nowhere"),
        ] {
            let folder = try TemporaryFolder()
            try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
            #expect(throws: StaticAssetsError.symlinkLeavesFolder(path: name)) {
                try StaticAssets(directory: folder.path)
            }
        }
        // A link is also refused when its target merely shares the folder's prefix.
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/Public", withIntermediateDirectories: false)
        try folder.write("Public2/a.txt", "secret")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Public/a.txt", withDestinationPath: folder.path + "/Public2/a.txt")
        #expect(throws: StaticAssetsError.symlinkLeavesFolder(path: "a.txt")) {
            try StaticAssets(directory: folder.path + "/Public")
        }
    }

    @Test func aLinkInsideTheFolderIsServed() throws {
        let folder = try TemporaryFolder()
        try folder.write("icons/a.txt", "here")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/robots.txt", withDestinationPath: "icons/a.txt")
        let linked = folder.path + "-link"
        try FileManager.default.createSymbolicLink(atPath: linked, withDestinationPath: folder.path)
        defer { unlink(linked) }
        let assets = try StaticAssets(directory: linked)
        #expect(try get(assets, "/robots.txt")?.text == "here")
    }

    @Test func aFolderThatCannotBeServedIsNamed() throws {
        #expect(throws: StaticAssetsError.unreadable(path: "/nonexistent")) {
            try StaticAssets(directory: "/nonexistent")
        }
        let unknown = try TemporaryFolder()
        try unknown.write("js/app.ts", "x")
        #expect(throws: StaticAssetsError.unknownType(path: "js/app.ts")) { try StaticAssets(directory: unknown.path) }
        let taken = try TemporaryFolder()
        try taken.write("css/app.css", "x")
        #expect(throws: StaticAssetsError.nameTaken(path: "css/app.css")) { try StaticAssets(directory: taken.path) }
        #expect(throws: StaticAssetsError.nameTaken(path: "a.txt")) {
            try StaticAssets(["a.txt": []], adding: ["a.txt": []])
        }
        let pipe = try TemporaryFolder()
        #expect(mkfifo(pipe.path + "/a.txt", 0o600) == 0)
        #expect(throws: StaticAssetsError.notAFile(path: "a.txt")) { try StaticAssets(directory: pipe.path) }
    }

    @Test func aFileOfThePageCanBeMissed() throws {
        let folder = try TemporaryFolder()
        let assets = try StaticAssets(directory: folder.path)
        #expect(throws: StaticAssetsError.missing(path: "css/app.css")) { try assets.path("css/app.css") }
        #expect("\(StaticAssetsError.missing(path: "css/app.css"))" == "There is no asset \"css/app.css\".")
    }
}
