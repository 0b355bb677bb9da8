import Foundation

extension UUID {
    package var pathText: String { uuidString.lowercased() }
}
