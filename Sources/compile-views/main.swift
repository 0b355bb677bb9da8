import Foundation
import ViewCompiler

/// Compiles one view. The build plugin calls it.
func run(_ arguments: [String]) throws {
    guard arguments.count >= 5 else { throw UsageError() }
    let (view, file, output, shown) = (arguments[1], arguments[2], arguments[3], arguments[4])
    let source = try String(contentsOfFile: file, encoding: .utf8)
    let code = try Compiler.compile(source, view: view, path: file, shownAs: shown, imports: Array(arguments[5...]))
    try code.write(toFile: output, atomically: true, encoding: .utf8)
}

struct UsageError: Error, CustomStringConvertible {
    let description = """
        usage: compile-views <view> <its file> <the Swift file> <the file that Swift's errors name> [<a module> ...]
        """
}

do {
    try run(CommandLine.arguments)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
