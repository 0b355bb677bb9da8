import Foundation

/// Writes a Swift function that returns all files below a folder. The build plugin calls it.
func run(_ arguments: [String]) throws {
    guard arguments.count >= 3 else { throw UsageError() }
    let (folder, output) = (URL(filePath: arguments[1], directoryHint: .isDirectory), arguments[2])
    var code = "/// The bytes of each file, by its path.\nfunc embeddedFiles() -> [String: [UInt8]] {\n"
    code += "    var files: [String: [UInt8]] = [:]\n"
    for path in arguments[3...] {
        let data = try Data(contentsOf: folder.appending(path: path))
        code += "    files[\(literal(path.unicodeScalars))] = \(bytes(data))\n"
    }
    try (code + "    return files\n}\n").write(toFile: output, atomically: true, encoding: .utf8)
}

/// A text as itself. A literal can't hold any other bytes, but it can hold the characters whose numbers they are.
func bytes(_ data: Data) -> String {
    if let text = String(validating: data, as: UTF8.self) {
        "Array(\(literal(text.unicodeScalars)).utf8)"
    } else {
        "\(literal(data.lazy.map(Unicode.Scalar.init))).unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }"
    }
}

func literal(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = "\""
    for scalar in scalars {
        switch scalar {
        case "\"", "\\", "\0"..<" ", "\u{7F}"..<"\u{A0}": text += "\\u{\(String(scalar.value, radix: 16))}"
        default: text.unicodeScalars.append(scalar)
        }
    }
    return text + "\""
}

struct UsageError: Error, CustomStringConvertible {
    let description = "usage: embed-files <folder> <the Swift file> <paths in the folder>"
}

do {
    try run(CommandLine.arguments)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
