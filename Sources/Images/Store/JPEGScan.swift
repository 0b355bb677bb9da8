import Foundation

/// Whether a JPEG can be read to its last pixel (ITU-T T.81, annexes B and F), without decoding a pixel: disk damage in
/// the middle of a file leaves invalid codes, impossible coefficients, or an end in the wrong place. Damage that yields
/// another valid picture goes unnoticed; only a digest of the file would detect that.
///
/// Frames other than those that this module makes (baseline, Huffman) are only followed from segment to segment.
struct JPEGScan {
    private struct Component {
        let id: UInt8
        let horizontal: Int
        let vertical: Int
        let quantization: Int
    }

    /// A component with its tables for one scan.
    fileprivate struct Channel {
        let blocksPerUnit: Int
        let quantization: [Int]
        let dc: HuffmanTable
        let ac: HuffmanTable
        var prediction = 0
    }

    private let bytes: [UInt8]
    private var index = 2
    private var quantizations = [[Int]](repeating: [], count: 4)
    private var dcTables = [HuffmanTable?](repeating: nil, count: 4)
    private var acTables = [HuffmanTable?](repeating: nil, count: 4)
    private var components: [Component] = []
    private var (width, height) = (0, 0)
    private var restartInterval = 0
    private var isBaseline = false

    /// Larger than any file of the store.
    private static let maximumBytes = 64 << 20

    /// - Returns: false also for a file that can't be read.
    static func isWhole(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_size <= maximumBytes,
            let content = FileManager.default.contents(atPath: path)
        else { return false }
        return isWhole([UInt8](content))
    }

    static func isWhole(_ bytes: [UInt8]) -> Bool {
        var scan = JPEGScan(bytes: bytes)
        return scan.isReadable()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func isReadable() -> Bool {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return false }
        var hasScan = false
        while index + 1 < bytes.count {
            guard bytes[index] == 0xFF else { return false }
            let marker = bytes[index + 1]
            if marker == 0xD9 { return hasScan && index + 2 == bytes.count }
            guard marker != 0xFF else {
                index += 1
                continue
            }
            guard let segment = segment() else { return false }
            guard take(segment, of: marker) else { return false }
            if marker == 0xDA {
                guard readScan(segment) else { return false }
                hasScan = true
            }
        }
        return false
    }

    private static func number(_ bytes: [UInt8], at index: Int) -> Int {
        Int(bytes[index]) << 8 | Int(bytes[index + 1])
    }

    /// The content of the segment at the index. Moves the index behind it.
    private mutating func segment() -> ArraySlice<UInt8>? {
        guard index + 4 <= bytes.count else { return nil }
        let length = Self.number(bytes, at: index + 2)
        guard length >= 2, index + 2 + length <= bytes.count else { return nil }
        defer { index += 2 + length }
        return bytes[index + 4..<index + 2 + length]
    }

    private mutating func take(_ segment: ArraySlice<UInt8>, of marker: UInt8) -> Bool {
        switch marker {
        case 0xC4: return takeHuffmanTables(segment)
        case 0xDB: return takeQuantizations(segment)
        case 0xDD:
            guard segment.count == 2 else { return false }
            restartInterval = Self.number(Array(segment), at: 0)
            return true
        case 0xC0...0xCF where ![0xC8, 0xCC].contains(marker):
            isBaseline = marker <= 0xC1
            return takeFrame(Array(segment))
        case 0xDA, 0xFE, 0xE0...0xEF, 0xCC, 0xDC: return true
        default: return false
        }
    }

    private mutating func takeQuantizations(_ segment: ArraySlice<UInt8>) -> Bool {
        var rest = segment
        while let head = rest.popFirst() {
            let isWide = head >> 4 == 1
            let values = Array(rest.prefix(isWide ? 128 : 64))
            guard head & 15 < 4, head >> 4 < 2, values.count == (isWide ? 128 : 64) else { return false }
            rest = rest.dropFirst(values.count)
            quantizations[Int(head & 15)] = (0..<64).map {
                isWide ? Self.number(values, at: 2 * $0) : Int(values[$0])
            }
        }
        return true
    }

    private mutating func takeHuffmanTables(_ segment: ArraySlice<UInt8>) -> Bool {
        var rest = segment
        while let head = rest.popFirst() {
            guard head & 15 < 4, head >> 4 < 2, rest.count >= 16 else { return false }
            let counts = rest.prefix(16).map(Int.init)
            rest = rest.dropFirst(16)
            let symbols = Array(rest.prefix(counts.reduce(0, +)))
            guard let table = HuffmanTable(counts: counts, symbols: symbols) else { return false }
            rest = rest.dropFirst(symbols.count)
            if head >> 4 == 0 { dcTables[Int(head & 15)] = table } else { acTables[Int(head & 15)] = table }
        }
        return true
    }

    private mutating func takeFrame(_ frame: [UInt8]) -> Bool {
        guard frame.count >= 6, frame.count == 6 + 3 * Int(frame[5]) else { return false }
        (height, width) = (Self.number(frame, at: 1), Self.number(frame, at: 3))
        components = []
        for place in stride(from: 6, to: frame.count, by: 3) {
            let samplings = Int(frame[place + 1])
            components.append(
                Component(
                    id: frame[place], horizontal: samplings >> 4, vertical: samplings & 15,
                    quantization: Int(frame[place + 2])))
        }
        let samplings = 1...4
        guard width > 0, height > 0, frame[0] == 8 else { return false }
        return components.allSatisfy {
            samplings.contains($0.horizontal) && samplings.contains($0.vertical) && $0.quantization < 4
        }
    }

    /// Reads the scan that follows the header. Moves the index to the marker after it.
    private mutating func readScan(_ head: ArraySlice<UInt8>) -> Bool {
        guard isBaseline else { return skipScan() }
        let head = Array(head)
        guard let count = head.first.map(Int.init), count > 0, head.count == 4 + 2 * count else { return false }
        let places = stride(from: 1, to: 1 + 2 * count, by: 2)
        let chosen = places.compactMap { place in components.first { $0.id == head[place] } }
        let tables = places.map { head[$0 + 1] }
        var channels = zip(chosen, tables).compactMap { channel($0, tables: $1, isAlone: count == 1) }
        var reader = EntropyReader(bytes: bytes, index: index)
        guard channels.count == count, readUnits(&channels, unitCount(of: chosen), &reader), let end = reader.end()
        else { return false }
        index = end
        return true
    }

    private func channel(_ component: Component, tables: UInt8, isAlone: Bool) -> Channel? {
        let quantization = quantizations[component.quantization]
        guard tables >> 4 < 4, tables & 15 < 4, quantization.count == 64, let dc = dcTables[Int(tables >> 4)],
            let ac = acTables[Int(tables & 15)]
        else { return nil }
        return Channel(
            blocksPerUnit: isAlone ? 1 : component.horizontal * component.vertical, quantization: quantization, dc: dc,
            ac: ac)
    }

    /// The number of units in a scan: blocks of its only component, or groups with blocks of each.
    private func unitCount(of chosen: [Component]) -> Int {
        let mostHorizontal = components.map(\.horizontal).max() ?? 1
        let mostVertical = components.map(\.vertical).max() ?? 1
        let isAlone = chosen.count == 1
        let across = Self.blocks(width, isAlone ? chosen[0].horizontal : 1, of: mostHorizontal)
        return across * Self.blocks(height, isAlone ? chosen[0].vertical : 1, of: mostVertical)
    }

    private static func blocks(_ pixels: Int, _ samples: Int, of most: Int) -> Int {
        (pixels * samples + 8 * most - 1) / (8 * most)
    }

    private func readUnits(_ channels: inout [Channel], _ count: Int, _ reader: inout EntropyReader) -> Bool {
        for unit in 0..<count {
            if restartInterval > 0, unit > 0, unit % restartInterval == 0 {
                guard reader.takeRestart(unit / restartInterval - 1) else { return false }
                for place in channels.indices { channels[place].prediction = 0 }
            }
            for place in channels.indices {
                for _ in 0..<channels[place].blocksPerUnit {
                    guard channels[place].readBlock(&reader) else { return false }
                }
            }
        }
        return true
    }

    /// Moves to the next marker other than a restart.
    private mutating func skipScan() -> Bool {
        while index + 1 < bytes.count {
            if bytes[index] == 0xFF, bytes[index + 1] != 0, !(0xD0...0xD7).contains(bytes[index + 1]) { return true }
            index += 1
        }
        return false
    }
}

extension JPEGScan.Channel {
    /// The limit for coefficients of a picture with eight bits per sample, even after rounding.
    private static let maximumCoefficient = 2_048

    fileprivate mutating func readBlock(_ reader: inout EntropyReader) -> Bool {
        guard let size = reader.symbol(dc), size <= 11, let difference = reader.number(size) else { return false }
        prediction += difference
        guard isPossible(prediction, at: 0) else { return false }
        var place = 1
        while place < 64 {
            guard let symbol = reader.symbol(ac) else { return false }
            let (run, size) = (Int(symbol >> 4), symbol & 15)
            if size == 0 {
                if run < 15 { return run == 0 }
                place += 16
                continue
            }
            place += run
            guard place < 64, size <= 10, let value = reader.number(size), isPossible(value, at: place) else {
                return false
            }
            place += 1
        }
        return place == 64
    }

    private func isPossible(_ coefficient: Int, at place: Int) -> Bool {
        abs(coefficient * quantization[place]) <= Self.maximumCoefficient + quantization[place]
    }
}
