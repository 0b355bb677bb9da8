/// Joins the modules of a page into one script, so that a browser loads one file instead of one after the other.
///
/// Each module becomes a block, in the order in which a browser runs them: imported modules come first. Names are local
/// to their block; exports are collected in an object, from which other modules read them. This supports only a subset
/// of the syntax: an import or export is on its own line, as `import { a, b } from "./other.js";`, `import
/// "./other.js";` or before `function`, `async function`, `const` and `class`.
struct JoinedScript {
    private let files: [String: [UInt8]]
    private let folder: String
    private var joined: Set<String> = []
    private(set) var text = "const $modules = {};\n"

    /// - Parameter entry: the path of the module that a page names, such as `js/app.js`; the others are in its folder.
    /// - Throws: `StaticAssetsError.missing` and `.malformedScript`.
    init(_ entry: String, of files: [String: [UInt8]]) throws(StaticAssetsError) {
        self.files = files
        folder = String(entry.prefix { $0 != "/" }) + "/"
        try add(String(entry.dropFirst(folder.count)), importing: [])
    }

    /// The paths of all joined modules.
    var paths: [String] { joined.map { folder + $0 } }

    private mutating func add(_ name: String, importing: [String]) throws(StaticAssetsError) {
        guard !joined.contains(name) else { return }
        guard let bytes = files[folder + name] else { throw .missing(path: folder + name) }
        var module = ScriptModule(name: name)
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            guard module.add(line) else { throw .malformedScript(path: folder + name, line: String(line)) }
        }
        for other in module.imported {
            guard !importing.contains(other), other != name else {
                throw .malformedScript(path: folder + name, line: "import of \(other), which imports it")
            }
            try add(other, importing: importing + [name])
        }
        joined.insert(name)
        text += module.block
    }
}

private struct ScriptModule {
    let name: String
    private(set) var imported: [String] = []
    private var exported: [String] = []
    private var lines: [String] = []

    init(name: String) { self.name = name }

    var block: String {
        "{ // \(name)\n\(lines.joined(separator: "\n"))\n$modules[\"\(name)\"] = { \(exported.joined(separator: ", ")) };\n}\n"
    }

    /// - Returns: false for an import or export in another form.
    mutating func add(_ line: Substring) -> Bool {
        guard line.hasPrefix("import ") || line.hasPrefix("export ") else {
            lines.append(String(line))
            return true
        }
        if let match = line.wholeMatch(of: #/import \{ ([^}]+) \} from "\./([^"/]+)";/#) {
            imported.append(String(match.2))
            lines.append("const { \(match.1.replacing(" as ", with: ": ")) } = $modules[\"\(match.2)\"];")
        } else if let match = line.wholeMatch(of: #/import "\./([^"/]+)";/#) {
            imported.append(String(match.1))
        } else if let match = line.prefixMatch(of: #/export ((?:async )?function|const|class) ([A-Za-z_$][\w$]*)/#) {
            exported.append(String(match.2))
            lines.append(String(line.dropFirst("export ".count)))
        } else {
            return false
        }
        return true
    }
}
