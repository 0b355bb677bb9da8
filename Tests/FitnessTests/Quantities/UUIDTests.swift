import Foundation
import Testing

@testable import Fitness

@Suite struct UUIDTests {
    @Test func anAddressHasItInLowerCase() throws {
        let uuid = try #require(UUID(uuidString: "00FAD5B9-D9CB-469F-A165-708677289A0E"))
        #expect(uuid.pathText == "00fad5b9-d9cb-469f-a165-708677289a0e")
        for _ in 0..<100 {
            let uuid = UUID()
            #expect(uuid.pathText == uuid.uuidString.lowercased())
        }
    }
}
