import ArgumentParser
import Foundation
import WorkHome

struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Adds a sample person or a household with years of training, to look around or to measure.")

    @OptionGroup var data: DataOptions

    @Option(help: "How many days of their life to write, until today.")
    var days = DemoPerson.Options().dayCount

    @Option(help: "On how many days of a week they lift weights, 20 sets each; 7 leaves out no day at all.")
    var trainingDaysPerWeek = DemoPerson.Options().trainingDaysPerWeek

    @Option(help: "How many people, each with another body and other days; they share a password.")
    var people = 1

    @Option(help: "The number of the first of them, from 1; who is there already has smaller ones.")
    var firstNumber = 1

    @Option(help: "The address they sign in with. With another one there can be several. A household has its own.")
    var email = DemoPerson.Options().email

    @Option(help: "Their first name; the people of a household have their own.")
    var firstName = DemoPerson.Options().firstName

    @Option(help: "Their last name.")
    var lastName = DemoPerson.Options().lastName

    func validate() throws {
        guard (1...18_250).contains(days) else {
            throw ValidationError("The days must be a number from 1 to 18250, which are fifty years.")
        }
        guard (0...7).contains(trainingDaysPerWeek) else {
            throw ValidationError("A week has 0 to 7 training days.")
        }
        guard (1...10_000).contains(people) else { throw ValidationError("A household has 1 to 10000 people.") }
        guard (1...1_000_000).contains(firstNumber) else { throw ValidationError("The first number is at least 1.") }
        guard email.contains("@"), email.count <= 254 else { throw ValidationError("The email must be an address.") }
        for name in [firstName, lastName] where !(1...100).contains(name.unicodeScalars.count) {
            throw ValidationError("A name has 1 to 100 characters.")
        }
    }

    func run() async throws {
        var options = DemoPerson.Options()
        options.dayCount = days
        options.trainingDaysPerWeek = trainingDaysPerWeek
        (options.email, options.firstName, options.lastName) = (email, firstName, lastName)
        // A household is for measurements, which need no album.
        if people == 1 { options.decoderExecutable = "/proc/self/exe" }
        let household: [DemoPerson.Options] =
            people == 1 ? [options] : .household(of: people, from: firstNumber - 1, options)
        let persons = try await DemoPerson.create(in: data.folders, household) { progress in
            FileHandle.standardError.write(Data("\(progress)\n".utf8))
        }
        for person in persons { print("email: \(person.email)") }
        if let password = persons.first?.password { print("password: \(password)") }
    }
}
