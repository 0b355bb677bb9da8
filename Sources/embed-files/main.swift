import Foundation

/// Writes a Swift file that holds all files below a folder, as the plugin asks for it.
func run(_ arguments: [String]) throws {
    guard arguments.count >= 3 else { throw UsageError() }
    let (folder, output) = (URL(filePath: arguments[1], directoryHint: .isDirectory), arguments[2])
    var code = "let embeddedFiles: [(path: StaticString, content: StaticString)] = [\n"
    for path in arguments[3...] {
        let bytes = try Data(contentsOf: folder.appending(path: path))
        code += "    (\(literal(path.utf8)), \(literal(bytes))),\n"
    }
    try (code + "]\n").write(toFile: output, atomically: true, encoding: .utf8)
}

/// Each byte as the character of its number.
func literal(_ bytes: some Sequence<UInt8>) -> String {
    var text = "\""
    for byte in bytes {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F..<0xA0: text += "\\u{\(String(byte, radix: 16))}"
        default: text.unicodeScalars.append(Unicode.Scalar(byte))
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
