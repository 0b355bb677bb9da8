import Foundation
import TextCompiler

/// Compiles the texts of one feature. The build plugin calls it.
func run(_ arguments: [String]) throws {
    guard arguments.count >= 5 else { throw UsageError() }
    let (feature, folder, output) = (arguments[1], arguments[2], arguments[3])
    let files = try arguments[4...].map { language in
        let path = "\(folder)/\(language)/\(feature).ftl"
        let isThere = FileManager.default.fileExists(atPath: path)
        let source = isThere ? try String(contentsOfFile: path, encoding: .utf8) : nil
        return TextFile(language: language, path: path, source: source)
    }
    try Compiler.compile(feature: feature, files).write(toFile: output, atomically: true, encoding: .utf8)
}

struct UsageError: Error, CustomStringConvertible {
    let description = "usage: compile-texts <feature> <the folder of the languages> <the Swift file> <language> [...]"
}

do {
    try run(CommandLine.arguments)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
