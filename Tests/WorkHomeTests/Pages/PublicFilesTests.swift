import Foundation
import PublicFiles
import Support
import Testing

@Suite struct PublicFilesTests {
    @Test func theProgramHoldsTheFolderByteForByte() throws {
        let folder = URL(filePath: Repository.root).appending(path: "Public")
        #expect(PublicFiles.all.keys.contains { $0.hasSuffix(".png") })
        for (path, bytes) in PublicFiles.all {
            #expect(try Data(contentsOf: folder.appending(path: path)).elementsEqual(bytes), "\(path)")
        }
    }
}
