import Foundation
import Support
import Testing

@testable import Fitness
@testable import Transfer

@Suite struct CSVTableTests {
    struct Written: Sendable {
        let text: String
        let day: String
        let orders: [CSVDateOrder]
        let time: String

        init(_ text: String, _ day: String, _ orders: [CSVDateOrder], time: String = "") {
            (self.text, self.day, self.time, self.orders) = (text, day, time, orders)
        }
    }

    static let dates: [Written] = [
        Written("2026-10-05", "2026-10-05", [.yearFirst]),
        Written("2026/1/5 18:10", "2026-01-05", [.yearFirst], time: "18:10"),
        Written("20261005", "2026-10-05", [.yearFirst]),
        Written("2026-10-05T18:10:00Z", "2026-10-05", [.yearFirst], time: "18:10:00Z"),
        Written("25.10.2026", "2026-10-25", [.dayFirst]),
        Written("10/25/26 6:10 PM", "2026-10-25", [.monthFirst], time: "6:10 PM"),
        Written("05.10.99", "1999-10-05", [.dayFirst, .monthFirst]),
        Written("5 Oct 2026, 08:00", "2026-10-05", CSVDateOrder.allCases, time: "08:00"),
        Written("Mon, Oct 5, 2026", "2026-10-05", CSVDateOrder.allCases),
        Written("2026 October 5", "2026-10-05", CSVDateOrder.allCases),
    ]

    @Test(arguments: dates)
    func datesAreReadInTheirOrder(written: Written) {
        #expect(CSVDate.orders(of: written.text) == written.orders)
        guard let order = written.orders.first else { return }
        #expect(CSVDate(written.text, order)?.day.description == written.day)
        #expect(CSVDate(written.text, order)?.time == written.time)
    }

    @Test(arguments: [
        "31/31/2026", "12.5", "10:20:30", "2026-10-05 soon", "1.2.3", "never today or", "2026-02-30", "5 5 5 2026",
    ])
    func whatIsNoDateIsNone(text: String) {
        #expect(CSVDate.orders(of: text) == [])
    }

    @Test func theOrderOfAColumnIsThatOfMostDates() throws {
        #expect(try csvTable("Date,Weight\n05/06/2026,1\n13/06/2026,1\n").dateOrder(of: 0) == .dayFirst)
        #expect(try csvTable("Date,Weight\n05/06/2026,1\n06/13/2026,1\n").dateOrder(of: 0) == .monthFirst)
        #expect(try csvTable("Date,Weight\n2026-06-05,1\n05/06/2026,1\n2026-06-06,1\n").dateOrder(of: 0) == .yearFirst)
        #expect(try csvTable("Date,Weight\n05/06/2026,1\n").dateOrder(of: 0) == nil)
        #expect(try csvTable("Date,Weight\nnever,1\n").dateOrder(of: 0) == nil)
        // Dates with dots begin with the day, unless one of them can't.
        #expect(try csvTable("Date,Weight\n05.06.2026,1\n").dateOrder(of: 0) == .dayFirst)
        #expect(try csvTable("Date,Weight\n05.06.2026,1\n06.13.2026,1\n").dateOrder(of: 0) == .monthFirst)
        #expect(try csvTable("Date,Weight\n5 Oct 2026,1\n").dateOrder(of: 0) == .yearFirst)
    }

    @Test(arguments: [",", ";", "\t"])
    func theSignBetweenFieldsIsTold(sign: String) throws {
        let text = ["Date|Weight (kg, morning; dry)|Note", "2026-10-05|70|", "2026-10-06|71|a"]
            .joined(separator: "\n").replacing("|", with: sign)
        let quoted = text.replacing("Weight (kg, morning; dry)", with: "\"Weight (kg, morning; dry)\"")
        let table = try csvTable(quoted)
        #expect(table.columns.map(\.name) == ["Date", "Weight (kg, morning; dry)", "Note"])
        #expect(table.samples == [["2026-10-05", "70", ""], ["2026-10-06", "71", "a"]])
    }

    @Test func aFileWithoutAHeaderHasNumbersForNames() throws {
        let table = try csvTable("2026-10-05,70\n2026-10-06,71\n")
        #expect(!table.hasHeader && table.columns.map(\.name) == ["Column 1", "Column 2"])
        #expect(table.samples.count == 2 && table.guess(.values) == [.date: 0, .value: 1])
    }

    @Test func otherEncodingsAreRead() throws {
        let text = "Datum;Übung;Wdh\n2026-10-05;Kniebeuge;5\n"
        let latin: [UInt8] = text.unicodeScalars.map { UInt8($0.value) }
        var wide: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        for bytes in [latin, wide, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
            let table = try #require(try csvTable(bytes))
            #expect(table.columns.map(\.name) == ["Datum", "Übung", "Wdh"])
            #expect(table.likelyRows == .sets)
        }
    }

    @Test func whatTheRowsAreIsGuessed() throws {
        #expect(try csvTable(ColumnSamples.diary).likelyRows == .sets)
        #expect(try csvTable(ColumnSamples.weights).likelyRows == .weights)
        #expect(try csvTable(ColumnSamples.pulse).likelyRows == .values)
        #expect(try csvTable(ColumnSamples.food).likelyRows == .foods)
        #expect(try csvTable(ColumnSamples.diary).guess(.sets).count == 8)
    }

    @Test(arguments: [
        "", "hello", "a\nb\nc\n", "<html>, <body>\n1, 2\n", "{\"a\": 1, \"b\": 2}\n{\"a\": 1, \"b\": 2}\n", "a,b\n",
        "\u{0}\u{1},\u{2}\n1,2\n", String(repeating: "a,", count: 200) + "\n" + String(repeating: "1,", count: 200),
    ])
    func whatHasNoColumnsIsNoTable(text: String) throws {
        #expect(try csvTable(Array(text.utf8)) == nil)
    }

    /// Only the beginning of a long file is inspected.
    @Test func aLongFileIsLookedAtFromItsBeginning() throws {
        let rows = (0..<40_000).map { "2026-10-05,\($0)" }.joined(separator: "\n")
        #expect(try csvTable("Date,Value\n" + rows).columns[1].numberCount == 10_000)
    }
}
