import Foundation

extension UUID {
    var pathText: String { uuidString.lowercased() }
}
