import ArgumentParser
import Foundation
import Operations

struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Adds a sample person or household with years of training, to explore or to measure.")

    @OptionGroup var data: DataOptions

    @Option(help: "How many days of data to create, up to today.")
    var days = DemoPerson.Options().dayCount

    @Option(help: "How many days a week they lift weights, with 20 sets each. 7 means every day.")
    var trainingDaysPerWeek = DemoPerson.Options().trainingDaysPerWeek

    @Option(help: "How many people, each with different data. They share one password.")
    var people = 1

    @Option(help: "The number of the first person, from 1. Use a higher one to add more people later.")
    var firstNumber = 1

    @Option(help: "The email to sign in with. Use another one to add another person. A household has its own.")
    var email = DemoPerson.Options().email

    @Option(help: "Their first name. A household has its own.")
    var firstName = DemoPerson.Options().firstName

    @Option(help: "Their last name.")
    var lastName = DemoPerson.Options().lastName

    @Flag(help: "Adds them to a household that already has people or is being served.")
    var intoHousehold = false

    func validate() throws {
        guard (1...18_250).contains(days) else {
            throw ValidationError("The days must be a number from 1 to 18250 (fifty years).")
        }
        guard (0...7).contains(trainingDaysPerWeek) else {
            throw ValidationError("The training days per week must be a number from 0 to 7.")
        }
        guard (1...10_000).contains(people) else {
            throw ValidationError("The people must be a number from 1 to 10000.")
        }
        guard (1...1_000_000).contains(firstNumber) else {
            throw ValidationError("The first number must be from 1 to 1000000.")
        }
        guard email.contains("@"), email.count <= 254 else {
            throw ValidationError("The email must be a valid address.")
        }
        for name in [firstName, lastName] where !(1...100).contains(name.unicodeScalars.count) {
            throw ValidationError("A name must have 1 to 100 characters.")
        }
    }

    func run() async throws {
        var options = DemoPerson.Options()
        options.dayCount = days
        options.trainingDaysPerWeek = trainingDaysPerWeek
        (options.email, options.firstName, options.lastName) = (email, firstName, lastName)
        // A household is for measurements, which need no photos.
        if people == 1 { options.decoderExecutable = "/proc/self/exe" }
        let household: [DemoPerson.Options] =
            people == 1 ? [options] : .household(of: people, from: firstNumber - 1, options)
        let persons = try await DemoPerson.create(in: data.folders, household, joinsHousehold: intoHousehold) {
            progress in
            FileHandle.standardError.write(Data("\(progress)\n".utf8))
        }
        for person in persons { print("email: \(person.email)") }
        if let password = persons.first?.password { print("password: \(password)") }
    }
}
