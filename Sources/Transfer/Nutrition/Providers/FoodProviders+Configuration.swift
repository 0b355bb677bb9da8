import Foundation
import Logging
import Storage

/// Which outside food sources are used; none until they are configured.
public struct FoodSourceSettings: Sendable {
    /// Turns FoodData Central on.
    public var foodDataCentralKey: String?
    public var asksOpenFoodFacts: Bool
    /// Addresses to use instead of the sources' own: of a mirror or a proxy.
    public var foodDataCentralAddress: URL?
    public var openFoodFactsAddress: URL?
    /// How the sources can contact the person who runs this server: an email or web address, in ASCII.
    public var contact: String?

    public init(
        foodDataCentralKey: String? = nil, asksOpenFoodFacts: Bool = false, foodDataCentralAddress: URL? = nil,
        openFoodFactsAddress: URL? = nil, contact: String? = nil
    ) {
        self.foodDataCentralKey = foodDataCentralKey
        self.asksOpenFoodFacts = asksOpenFoodFacts
        self.foodDataCentralAddress = foodDataCentralAddress
        self.openFoodFactsAddress = openFoodFactsAddress
        self.contact = contact
    }
}

extension FoodProviders {
    package init(
        _ settings: FoodSourceSettings, database: AppDatabase, logger: Logger, clock: @escaping @Sendable () -> Date
    ) {
        // Open Food Facts knows more about barcodes, so it comes first.
        providers = [settings.openFoodFacts(clock), settings.foodDataCentral(clock)].compactMap { $0 }
        self.database = database
        self.logger = logger
    }
}

extension FoodSourceSettings {
    fileprivate func openFoodFacts(_ clock: @escaping @Sendable () -> Date) -> (any FoodProvider)? {
        guard asksOpenFoodFacts, let base = openFoodFactsAddress ?? URL(string: OpenFoodFacts.address) else {
            return nil
        }
        return OpenFoodFacts(connection: connection(base, OpenFoodFacts.allowance(clock)))
    }

    fileprivate func foodDataCentral(_ clock: @escaping @Sendable () -> Date) -> (any FoodProvider)? {
        guard let key = foodDataCentralKey, let base = foodDataCentralAddress ?? URL(string: FoodDataCentral.address)
        else { return nil }
        return FoodDataCentral(apiKey: key, connection: connection(base, FoodDataCentral.allowance(clock)))
    }

    private func connection(_ base: URL, _ allowance: RequestAllowance) -> ProviderConnection {
        var settings = ProviderConnection.Settings()
        if let contact { settings.userAgent += " (\(contact))" }
        return ProviderConnection(base: base, allowance: allowance, settings: settings)
    }
}
