import ArgumentParser
import WorkHome

struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Adds a sample person with three years of weights, to look around or to measure.")

    @OptionGroup var data: DataOptions

    func run() async throws {
        let person = try await DemoPerson.create(in: data.folders)
        print("email: \(person.email)")
        print("password: \(person.password)")
    }
}
