import Images
import Support

enum Fixture {
    static func bytes(_ name: String) throws -> [UInt8] {
        try Repository.picture(name)
    }

    /// Shared by all tests, so that they decode no more at a time than a server would. Patient, for a busy machine.
    static let processor = ImageProcessor(executable: Repository.workhome, limits: .init(wallTime: .seconds(120)))
}
